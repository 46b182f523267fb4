import { sourceTag } from '../content/languages';
import type { Finding } from './check/finding';
import { languageFaults } from './check/language-rules';
import { legalDocuments, legalKeys } from './check/legal-keys';
import { placeholders, tagNames } from './check/markup';
import type { MessageFile } from './check/message-file';
import { pluralBases, pluralCategories, pluralKey } from './check/plural-keys';
import { type FactName, textFaults } from './check/text-rules';

/**
 * Finds everything that is wrong with a message file: against the English one, and against the
 * structure of its document if it is a legal one. Give the English file as its own source.
 *
 * @param names Names that no text may spell out.
 */
export function checkMessages(
  tag: string,
  content: MessageFile,
  english: MessageFile,
  names: readonly FactName[],
): readonly Finding[] {
  return [
    ...checkKeys(tag, content, english),
    ...[...content.messages].flatMap(([key, message]) =>
      messageFaults(tag, key, message.value, english, names).map((fault) =>
        findingAt(content, key, fault),
      ),
    ),
  ];
}

/** Everything that is wrong with one text of a language, by itself and against English. */
export function messageFaults(
  tag: string,
  key: string,
  value: string,
  english: MessageFile,
  names: readonly FactName[],
): readonly string[] {
  return [
    ...textFaults(value, names),
    ...languageFaults(tag, value),
    ...sourceFaults(key, value, english),
  ];
}

function checkKeys(tag: string, content: MessageFile, english: MessageFile): readonly Finding[] {
  const { namespace, messages } = content;
  const legal = legalDocuments.find(({ id }) => id === namespace);
  const needed = new Set(legal ? legalKeys(legal) : english.messages.keys());
  const source = legal ? `src/content/legal/${namespace}.ts` : 'English';
  const isForm = (key: string) => pluralKey(key) !== undefined;
  // In English itself, any key with the ending of a plural form has to be one of a full set.
  const bases =
    tag === sourceTag
      ? new Set([...needed].flatMap((key) => pluralKey(key)?.base ?? []))
      : pluralBases(needed);
  const isPlural = (key: string) => isForm(key) && bases.has(pluralKey(key)?.base ?? '');
  const missing = [...needed].filter((key) => !isPlural(key) && !messages.has(key));
  const extra = [...messages.keys()].filter((key) => !isPlural(key) && !needed.has(key));
  return [
    ...missing.map((key) => ({
      ...findingAt(content, key, `is missing, but ${source} has it. Add it.`),
      missing: true as const,
    })),
    ...extra.map((key) => findingAt(content, key, `is not in ${source}. Delete it.`)),
    ...[...bases].flatMap((base) => checkPlural(tag, content, base)),
  ];
}

function checkPlural(tag: string, content: MessageFile, base: string): readonly Finding[] {
  const keys = [...content.messages.keys()].filter((key) => pluralKey(key)?.base === base);
  const has = keys.map((key) => pluralKey(key)?.category ?? '');
  const needs = pluralCategories(tag);
  if (has.length === needs.length && needs.every((category) => has.includes(category))) return [];
  const fault = `has the plural forms ${has.join(', ') || '–'}, but "${tag}" needs ${needs.join(', ')}. Name the keys ${needs.map((category) => `${lastName(base)}_${category}`).join(', ')}.`;
  const isPart = has.every((category) => needs.includes(category));
  return [
    {
      ...findingAt(content, keys[0] ?? base, fault),
      key: base,
      ...(isPart && { missing: true as const }),
    },
  ];
}

const lastName = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Placeholders and tags must be those of English; every plural form is held against `_other`. */
function sourceFaults(key: string, value: string, english: MessageFile): readonly string[] {
  const base = pluralKey(key)?.base;
  const form = `${base}_other`;
  const sourceKey = base && english.messages.has(form) ? form : key;
  const source = english.messages.get(sourceKey);
  if (!source) return [];
  const faults: string[] = [];
  // A form that English does not have is held against one that has another name.
  const where = sourceKey === key ? '' : ` in "${lastName(sourceKey)}"`;
  for (const [what, read] of [
    ['placeholders', placeholders],
    ['tags', tagNames],
  ] as const) {
    const [has, needs] = [read(value), read(source.value)].map((list) => list.join(', ') || 'none');
    if (has !== needs)
      faults.push(
        `has ${has === 'none' ? `no ${what}` : `the ${what} ${has}`}, but English has ${needs}${where}. Write the same.`,
      );
  }
  if (faults.length > 0) return faults;
  for (const name of placeholders(value)) {
    const [has, most] = [value, source.value].map((text) => text.split(name).length - 1);
    if (has !== undefined && most !== undefined && has > most) {
      const times = most === 1 ? 'once' : `${most} times`;
      return [`has ${name} ${has} times, but English has it ${times}${where}. Take one out.`];
    }
  }
  return [];
}

/** A finding at a key, with its place in the file if the file has the key. */
function findingAt({ file, messages }: MessageFile, key: string, message: string): Finding {
  const at = messages.get(key);
  return { file, ...(at && { line: at.line, column: at.column }), key, message };
}
