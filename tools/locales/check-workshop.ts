import { type Finding, formatFinding } from '../../src/i18n/check/finding';
import { factNames, tagNames } from '../../src/i18n/check/markup';
import { unpublished } from '../../src/i18n/check/publication-gate';
import { sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { checkMessages } from '../../src/i18n/messages-check';
import { contextOf } from '../../src/validate/check-context';
import type { Locale } from '../../src/validate/read-locales';
import { createWordFaults } from './check-words';
import { createDescriber } from './describe';
import { createTermFaults, glossaryFile } from './glossary';
import { noteKey, notesFile } from './notes';
import { publishedFile, publishedState } from './published-state';
import { recordFile } from './review-record';
import type { Text } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';

/** A finding of `locales check`: with both texts, so that nobody has to open a file to judge it. */
export interface LocaleFinding extends Finding {
  /** What it is about, by which findings are counted. */
  readonly rule: string;
  readonly english?: string | undefined;
  readonly translation?: string | undefined;
}

/** A finding with both texts below it. */
export function printedFinding({ english, translation, ...finding }: LocaleFinding): string {
  return [
    formatFinding(finding),
    ...(english === undefined ? [] : [`    English:     ${english}`]),
    ...(translation === undefined ? [] : [`    Translation: ${translation}`]),
  ].join('\n');
}

/** How many findings there are of each kind. */
export function printedSum(findings: readonly LocaleFinding[]): string {
  if (findings.length === 0) return 'Nothing to mend.';
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const counts = rules.map(
    (rule) => `${findings.filter((one) => one.rule === rule).length} ${rule}`,
  );
  return `To mend: ${findings.length} (${counts.join(', ')}).`;
}

/**
 * Finds everything that is wrong in the workshop: what would break a page, and what a translator
 * still has to do.
 */
export function checkWorkshop(workshop: Workshop): readonly LocaleFinding[] {
  const termFaults = createTermFaults(workshop.glossary);
  const ofFiles = workshop.findings.map((finding) => ({ ...finding, rule: 'file' }));
  // What every text is held against has to be read first; the rest would be faults of its faults.
  if (unread(workshop).some(isShared)) return ofFiles;
  return [
    ...ofFiles,
    ...messageFindings(workshop, workshop.english),
    ...noteFindings(workshop),
    ...workshop.translations.flatMap((translation) => [
      ...(unread(workshop).includes(recordFile(translation.language.tag))
        ? messageFindings(workshop, translation.locale)
        : wordFindings(workshop, translation, termFaults)),
      ...glossaryFindings(workshop, translation.language.tag),
      ...recordFindings(translation),
    ]),
  ];
}

/** Whether a file counts for every language. */
const isShared = (file: string): boolean =>
  /^locales\/(en|notes)\//.test(file) || [glossaryFile, sameAsEnglishFile].includes(file);

/** The files with faults that keep the check from looking at others. */
export const unread = ({ findings }: Workshop): readonly string[] => [
  ...new Set(
    findings
      .map(({ file }) => file)
      .filter((file) => isShared(file) || file.startsWith('locales/review/')),
  ),
];

/** English texts, placeholders and tags without a note, and notes without a text. */
function noteFindings(workshop: Workshop): readonly LocaleFinding[] {
  const { english, notes } = workshop;
  const describer = createDescriber(workshop);
  // What has no note is named once, wherever it is used.
  const findings = new Map<string, LocaleFinding>();
  const report = (name: string, key: string, message: string) => {
    const file = notesFile(name);
    findings.set(`${file} ${key}`, { rule: 'note', file, key, message });
  };
  const known = new Set<string>();
  for (const [namespace, { messages }] of english.files) {
    for (const [key, { value }] of messages) {
      const noted = noteKey(english, namespace, key);
      known.add(`${namespace}:${noted}`);
      if (!describer.note(namespace, key)) {
        report(namespace, noted, 'has no note. Say where it shows and what to mind.');
      }
      for (const name of factNames(value).filter((fact) => !describer.placeholder(fact))) {
        report('placeholders', name, `is used in ${key} and has no note. Say what it holds.`);
      }
      for (const name of tagNames(value).filter((tag) => !describer.tag(namespace, tag))) {
        report('tags', name, `is used in ${key} and has no note. Say what becomes of its words.`);
      }
    }
  }
  for (const id of [...notes.texts.keys()].filter((noted) => !known.has(noted))) {
    const [namespace = '', key = ''] = id.split(':');
    report(namespace, key, 'is the note of no English text. Delete it.');
  }
  return [...findings.values()];
}

/** What is wrong with the words of a language; of a file that is not begun it is one line. */
function wordFindings(
  workshop: Workshop,
  translation: WorkshopLocale,
  termFaults: ReturnType<typeof createTermFaults>,
): readonly LocaleFinding[] {
  const { tag } = translation.language;
  const wordFaults = createWordFaults(workshop, translation, termFaults);
  const findings: LocaleFinding[] = [];
  const notBegun = new Set<string>();
  for (const { file, namespace, messages } of translation.locale.files.values()) {
    const texts = translation.texts.filter((text) => text.namespace === namespace);
    const waiting = texts.filter((text) => !text.translation?.trim() || text.isEnglish);
    // A text that may be the same proves no work: a new language begins with the words of English.
    const isBegun = texts.some(
      (text) => !waiting.includes(text) && text.translation !== text.english,
    );
    if (!isBegun && waiting.length > 0) {
      notBegun.add(file);
      const { outcome, isFrame } = unpublished(tag, namespace);
      const message = `is not begun: ${waiting.length} to translate${isFrame ? '' : ', or leave the file for later'}. ${outcome} until it is complete.`;
      findings.push({ rule: 'not-begun', file, message });
      continue;
    }
    const stale = {
      rule: 'stale',
      message: `was made from an English text that has changed since. Look at both: "npm run locales -- review ${tag} ${namespace}".`,
    };
    for (const text of texts) {
      const { key, english, translation, state } = text;
      if (translation === undefined) continue;
      const faults = [...(state === 'stale' ? [stale] : []), ...wordFaults(text, translation)];
      for (const fault of faults) {
        const { line = 1, column = 1 } = messages.get(key) ?? {};
        findings.push({ file, line, column, key, english, translation, ...fault });
      }
    }
    findings.push(...notRecorded(tag, file, texts));
  }
  return [
    ...messageFindings(workshop, translation.locale).filter(
      ({ file, missing }) => !(missing && notBegun.has(file)),
    ),
    ...findings,
  ];
}

/** One line for all texts of a file that the record does not know: one command mends them all. */
function notRecorded(tag: string, file: string, texts: readonly Text[]): readonly LocaleFinding[] {
  const keys = texts
    .filter(({ entry, state }) => !entry && state === 'draft')
    .map(({ key }) => key);
  if (keys.length === 0) return [];
  const others = keys.length > 3 ? ` and ${keys.length - 3} more` : '';
  const message = `has new words that ${recordFile(tag)} does not know (${keys.slice(0, 3).join(', ')}${others}). Run "npm run locales -- record ${tag}".`;
  return [{ rule: 'not-recorded', file, message }];
}

/** What the build checks too; here with both texts. */
function messageFindings(workshop: Workshop, locale: Locale): readonly LocaleFinding[] {
  const context = contextOf(locale);
  return [...locale.files].flatMap(([namespace, content]) => {
    const english = workshop.english.files.get(namespace) ?? content;
    return checkMessages(context, content, english).map((finding) => ({
      ...finding,
      rule: 'text',
      english: english.messages.get(finding.key ?? '')?.value,
      translation: content === english ? undefined : content.messages.get(finding.key ?? '')?.value,
    }));
  });
}

/** Terms that the glossary does not say in a language yet. */
export function glossaryFindings({ glossary }: Workshop, tag: string): readonly LocaleFinding[] {
  return [...glossary]
    .filter(([, { languages }]) => !Object.hasOwn(languages, tag))
    .map(([key, { meaning, source }]) => ({
      rule: 'glossary',
      file: glossaryFile,
      key,
      message: `has no words in "${tag}". Choose how your language says it (${[meaning, source].filter(Boolean).join(' ')}) and add "${tag}": { "use": [ … ] }.`,
    }));
}

/** Entries of texts that are gone, and a published state that does not fit. */
function recordFindings({ language, record, texts }: WorkshopLocale): readonly LocaleFinding[] {
  const { tag } = language;
  const file = recordFile(tag);
  const run = `Run "npm run locales -- record ${tag}".`;
  const known = new Set(texts.map(({ id }) => id));
  const findings = [...record.keys()]
    .filter((id) => !known.has(id))
    .map((key) => ({ rule: 'record', file, key, message: `is no text any more. ${run}` }));
  const state = language.reviewed ? 'reviewed' : 'draft';
  const all = publishedState(texts);
  if (state === all) return findings;
  const message = `says "${state}", but by ${file} it is "${all}". ${run}`;
  return [...findings, { rule: 'record', file: publishedFile, key: tag, message }];
}
