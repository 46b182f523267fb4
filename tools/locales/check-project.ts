import { formatIssue, type Issue } from '../../src/i18n/check/issue';
import { factNames, tagNames } from '../../src/i18n/check/markup';
import { unpublished } from '../../src/i18n/check/publication-gate';
import { sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { checkMessages } from '../../src/i18n/messages-check';
import { contextOf } from '../../src/validate/check-context';
import type { Locale } from '../../src/validate/read-locales';
import { createWordIssues } from './check-words';
import { createDescriber } from './describe';
import { createTermIssues, glossaryFile } from './glossary';
import type { LocalesProject, ProjectLocale } from './locales-project';
import { noteKey, notesFile } from './notes';
import { publishedFile, publishedState } from './published-state';
import { recordFile } from './review-record';
import type { Text } from './texts';

/** An issue of `locales check`: with both texts, so that nobody has to open a file to judge it. */
export interface LocaleIssue extends Issue {
  /** What it is about, by which issues are counted. */
  readonly rule: string;
  readonly english?: string | undefined;
  readonly translation?: string | undefined;
}

/** An issue with both texts below it. */
export function printedIssue({ english, translation, ...issue }: LocaleIssue): string {
  return [
    formatIssue(issue),
    ...(english === undefined ? [] : [`    English:     ${english}`]),
    ...(translation === undefined ? [] : [`    Translation: ${translation}`]),
  ].join('\n');
}

/** How many issues there are of each kind. */
export function printedSum(issues: readonly LocaleIssue[]): string {
  if (issues.length === 0) return 'Nothing to fix.';
  const rules = [...new Set(issues.map(({ rule }) => rule))];
  const counts = rules.map((rule) => `${issues.filter((one) => one.rule === rule).length} ${rule}`);
  return `To fix: ${issues.length} (${counts.join(', ')}).`;
}

/**
 * Finds everything that is wrong in the project: what would break a page, and what a translator
 * still has to do.
 */
export function checkProject(project: LocalesProject): readonly LocaleIssue[] {
  const termIssues = createTermIssues(project.glossary);
  const ofFiles = project.issues.map((issue) => ({ ...issue, rule: 'file' }));
  // What every text is held against has to be read first; the rest would be issues of its issues.
  if (unread(project).some(isShared)) return ofFiles;
  return [
    ...ofFiles,
    ...messageIssues(project, project.english),
    ...noteIssues(project),
    ...project.translations.flatMap((translation) => [
      ...(unread(project).includes(recordFile(translation.language.tag))
        ? messageIssues(project, translation.locale)
        : wordIssues(project, translation, termIssues)),
      ...glossaryIssues(project, translation.language.tag),
      ...recordIssues(translation),
    ]),
  ];
}

/** Whether a file counts for every language. */
const isShared = (file: string): boolean =>
  /^locales\/(en|notes)\//.test(file) || [glossaryFile, sameAsEnglishFile].includes(file);

/** The files with issues that keep the check from looking at others. */
export const unread = ({ issues }: LocalesProject): readonly string[] => [
  ...new Set(
    issues
      .map(({ file }) => file)
      .filter((file) => isShared(file) || file.startsWith('locales/review/')),
  ),
];

/** English texts, placeholders and tags without a note, and notes without a text. */
function noteIssues(project: LocalesProject): readonly LocaleIssue[] {
  const { english, notes } = project;
  const describer = createDescriber(project);
  // What has no note is named once, wherever it is used.
  const issues = new Map<string, LocaleIssue>();
  const report = (name: string, key: string, message: string) => {
    const file = notesFile(name);
    issues.set(`${file} ${key}`, { rule: 'note', file, key, message });
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
  return [...issues.values()];
}

/** What is wrong with the words of a language; of a file that is not begun it is one line. */
function wordIssues(
  project: LocalesProject,
  translation: ProjectLocale,
  termIssues: ReturnType<typeof createTermIssues>,
): readonly LocaleIssue[] {
  const { tag } = translation.language;
  const issuesOfWords = createWordIssues(project, translation, termIssues);
  const issues: LocaleIssue[] = [];
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
      const { outcome, isRequired } = unpublished(tag, namespace);
      const message = `is not begun: ${waiting.length} to translate${isRequired ? '' : ', or leave the file for later'}. ${outcome} until it is complete.`;
      issues.push({ rule: 'not-begun', file, message });
      continue;
    }
    const stale = {
      rule: 'stale',
      message: `was made from an English text that has changed since. Emulation at both: "npm run locales -- review ${tag} ${namespace}".`,
    };
    for (const text of texts) {
      const { key, english, translation, state } = text;
      if (translation === undefined) continue;
      const found = [...(state === 'stale' ? [stale] : []), ...issuesOfWords(text, translation)];
      for (const issue of found) {
        const { line = 1, column = 1 } = messages.get(key) ?? {};
        issues.push({ file, line, column, key, english, translation, ...issue });
      }
    }
    issues.push(...notRecorded(tag, file, texts));
  }
  return [
    ...messageIssues(project, translation.locale).filter(
      ({ file, missing }) => !(missing && notBegun.has(file)),
    ),
    ...issues,
  ];
}

/** One line for all texts of a file that the record does not know: one command fixes them all. */
function notRecorded(tag: string, file: string, texts: readonly Text[]): readonly LocaleIssue[] {
  const keys = texts
    .filter(({ entry, state }) => !entry && state === 'draft')
    .map(({ key }) => key);
  if (keys.length === 0) return [];
  const others = keys.length > 3 ? ` and ${keys.length - 3} more` : '';
  const message = `has new words that ${recordFile(tag)} does not know (${keys.slice(0, 3).join(', ')}${others}). Run "npm run locales -- record ${tag}".`;
  return [{ rule: 'not-recorded', file, message }];
}

/** What the build checks too; here with both texts. */
function messageIssues(project: LocalesProject, locale: Locale): readonly LocaleIssue[] {
  const context = contextOf(locale);
  return [...locale.files].flatMap(([namespace, content]) => {
    const english = project.english.files.get(namespace) ?? content;
    return checkMessages(context, content, english).map((issue) => ({
      ...issue,
      rule: 'text',
      english: english.messages.get(issue.key ?? '')?.value,
      translation: content === english ? undefined : content.messages.get(issue.key ?? '')?.value,
    }));
  });
}

/** Terms that the glossary does not say in a language yet. */
export function glossaryIssues({ glossary }: LocalesProject, tag: string): readonly LocaleIssue[] {
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
function recordIssues({ language, record, texts }: ProjectLocale): readonly LocaleIssue[] {
  const { tag } = language;
  const file = recordFile(tag);
  const run = `Run "npm run locales -- record ${tag}".`;
  const known = new Set(texts.map(({ id }) => id));
  const issues = [...record.keys()]
    .filter((id) => !known.has(id))
    .map((key) => ({ rule: 'record', file, key, message: `is no text any more. ${run}` }));
  const state = language.reviewed ? 'reviewed' : 'draft';
  const all = publishedState(texts);
  if (state === all) return issues;
  const message = `says "${state}", but by ${file} it is "${all}". ${run}`;
  return [...issues, { rule: 'record', file: publishedFile, key: tag, message }];
}
