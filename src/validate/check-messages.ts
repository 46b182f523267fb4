import { sourceTag } from '../content/languages';
import { isLegalDocument } from '../content/legal/documents';
import type { Issue } from '../i18n/check/issue';
import { isDeclaredForm, isFormKey, neededKeys } from '../i18n/check/needed-keys';
import {
  pluralBases,
  pluralCategories,
  pluralKey,
  sourcePluralKey,
} from '../i18n/check/plural-keys';
import { type FormNames, formIssues, formSetIssues, placeholderIssues } from './check-forms';
import { languageIssues } from './language-rules';
import { tagNames } from './markup';
import type { MessageFile } from './message-file';
import { type FactName, textIssues } from './text-rules';

/** What the texts of a language are checked against. */
export interface CheckContext {
  readonly tag: string;
  /** Names that no text may spell out. */
  readonly names: readonly FactName[];
  /** The forms that the language declares; undefined if its `common.json` cannot be read. */
  readonly forms: FormNames | undefined;
}

/**
 * Finds all issues of a message file, by comparing it with the English file and, for a legal
 * document, with its structure. The English file is compared with itself.
 */
export function checkMessages(
  context: CheckContext,
  content: MessageFile,
  english: MessageFile,
): readonly Issue[] {
  return [
    ...checkKeys(context.tag, content, english),
    ...formSetIssues(content),
    ...[...content.messages].flatMap(([key, message]) =>
      messageIssues(context, key, message.value, english).map((issue) =>
        issueAt(content, key, issue),
      ),
    ),
  ];
}

/** The issues of one text, by itself and compared with English. */
export function messageIssues(
  { tag, names, forms }: CheckContext,
  key: string,
  value: string,
  english: MessageFile,
): readonly string[] {
  return [
    ...textIssues(value, names),
    ...languageIssues(tag, value),
    ...(isFormKey(english.namespace, key)
      ? formIssues(tag, key, value, forms)
      : sourceIssues(tag, key, value, english, forms)),
  ];
}

function checkKeys(tag: string, content: MessageFile, english: MessageFile): readonly Issue[] {
  const { namespace, messages } = content;
  const legal = isLegalDocument(namespace);
  const needed = neededKeys(tag, namespace, english.messages);
  const keys = new Set(needed.map(({ key }) => key));
  const source = legal ? `src/content/legal/${namespace}.ts` : 'English';
  // In English, and among declared forms, a key that ends like a plural form must belong to a full
  // set of plural forms.
  const ownKeys =
    tag === sourceTag
      ? [...messages.keys()]
      : [...messages.keys()].filter((key) => isDeclaredForm(namespace, key));
  const bases = new Set([
    ...pluralBases(needed.map(({ source: key }) => key)),
    ...ownKeys.flatMap((key) => pluralKey(key)?.base ?? []),
  ]);
  const isPlural = (key: string) => bases.has(pluralKey(key)?.base ?? '');
  const missing = [...keys].filter((key) => !isPlural(key) && !messages.has(key));
  const extra = [...messages.keys()].filter(
    (key) => !isPlural(key) && !keys.has(key) && !isDeclaredForm(namespace, key),
  );
  return [
    ...missing.map((key) => ({
      ...issueAt(content, key, `is missing, but ${source} has it. Add it.`),
      missing: true as const,
    })),
    ...extra.map((key) => ({
      ...issueAt(content, key, `is not in ${source}. Delete it.`),
      extra: true as const,
    })),
    ...[...bases].flatMap((base) => checkPlural(tag, content, base)),
  ];
}

function checkPlural(tag: string, content: MessageFile, base: string): readonly Issue[] {
  const keys = [...content.messages.keys()].filter((key) => pluralKey(key)?.base === base);
  const has = keys.map((key) => pluralKey(key)?.category ?? '');
  const needs = pluralCategories(tag);
  if (has.length === needs.length && needs.every((category) => has.includes(category))) return [];
  const issue = `has the plural forms ${has.join(', ') || '–'}, but "${tag}" needs ${needs.join(', ')}. Name the keys ${needs.map((category) => `${lastName(base)}_${category}`).join(', ')}.`;
  const isPart = has.every((category) => needs.includes(category));
  return [
    {
      ...issueAt(content, keys[0] ?? base, issue),
      key: base,
      ...(isPart && { missing: true as const }),
    },
  ];
}

const lastName = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** A text must have the facts and tags of English; a plural form, those of the same form. */
function sourceIssues(
  tag: string,
  key: string,
  value: string,
  english: MessageFile,
  forms: FormNames | undefined,
): readonly string[] {
  const plural = pluralKey(key);
  const ownForm = plural && sourcePluralKey(plural);
  const sourceKey = ownForm !== undefined && english.messages.has(ownForm) ? ownForm : key;
  const source = english.messages.get(sourceKey);
  if (!source) return [];
  // A form that English does not have is compared with a form of another name.
  const where = sourceKey === key ? '' : ` in "${lastName(sourceKey)}"`;
  const [has, needs] = [value, source.value].map((text) => tagNames(text).join(', ') || 'none');
  const tags =
    has === needs
      ? []
      : [
          `has ${has === 'none' ? 'no tags' : `the tags ${has}`}, but English has ${needs}${where}. Use the same tags.`,
        ];
  return [...placeholderIssues(tag, value, source.value, { plural, where, forms }), ...tags];
}

/** An issue at a key, with its line and column if the file has the key. */
function issueAt({ file, messages }: MessageFile, key: string, message: string): Issue {
  const at = messages.get(key);
  return { file, ...(at && { line: at.line, column: at.column }), key, message };
}
