import { formatIssue, type Issue } from '../../src/i18n/check/issue';
import { unpublished } from '../../src/i18n/check/publication-gate';
import { sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { contextOf } from '../../src/validate/check-context';
import { checkMessages } from '../../src/validate/check-messages';
import { factNames, tagNames } from '../../src/validate/markup';
import type { Locale } from '../../src/validate/read-locales';
import { createWordIssues } from './check-words';
import { createDescriber } from './describe';
import { createTermIssues, glossaryFile } from './glossary';
import type { LocalesProject, ProjectLocale } from './locales-project';
import { noteKey, notesFile } from './notes';
import { publishedFile, publishedState } from './published-state';
import { recordFile } from './review-record';
import type { Text } from './texts';

/** An issue with both texts, so that nobody has to open a file to judge it. */
export interface LocaleIssue extends Issue {
  /** The kind of issue; the summary counts issues by it. */
  readonly rule: string;
  readonly english?: string | undefined;
  readonly translation?: string | undefined;
}

export function formatWithTexts({ english, translation, ...issue }: LocaleIssue): string {
  return [
    formatIssue(issue),
    ...(english === undefined ? [] : [`    English:     ${english}`]),
    ...(translation === undefined ? [] : [`    Translation: ${translation}`]),
  ].join('\n');
}

export function issueSummary(issues: readonly LocaleIssue[]): string {
  if (issues.length === 0) return 'Nothing to fix.';
  const rules = [...new Set(issues.map(({ rule }) => rule))];
  const counts = rules.map(
    (rule) => `${issues.filter((issue) => issue.rule === rule).length} ${rule}`,
  );
  return `To fix: ${issues.length} (${counts.join(', ')}).`;
}

/** Finds everything that would break a page, and everything that a translator still has to do. */
export function checkProject(project: LocalesProject): readonly LocaleIssue[] {
  const termIssues = createTermIssues(project.glossary);
  const fileIssues = project.issues.map((issue) => ({ ...issue, rule: 'file' }));
  // Without the files that all texts are checked against, every other issue would be a false one.
  if (unreadableFiles(project).some(isShared)) return fileIssues;
  return [
    ...fileIssues,
    ...messageIssues(project, project.english),
    ...noteIssues(project),
    ...project.translations.flatMap((translation) => [
      ...(unreadableFiles(project).includes(recordFile(translation.language.tag))
        ? messageIssues(project, translation.locale)
        : wordIssues(project, translation, termIssues)),
      ...glossaryIssues(project, translation.language.tag),
      ...recordIssues(translation),
    ]),
  ];
}

/** Whether the texts of every language are checked against a file. */
const isShared = (file: string): boolean =>
  /^locales\/(en|notes)\//.test(file) || [glossaryFile, sameAsEnglishFile].includes(file);

/** The files whose issues keep the check from looking at other files. */
export const unreadableFiles = ({ issues }: LocalesProject): readonly string[] => [
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
  // By file and key: what has no note is reported once, however often it is used.
  const issues = new Map<string, LocaleIssue>();
  const report = (name: string, key: string, message: string) => {
    const file = notesFile(name);
    issues.set(`${file} ${key}`, { rule: 'note', file, key, message });
  };
  const notedIds = new Set<string>();
  for (const [namespace, { messages }] of english.files) {
    for (const [key, { value }] of messages) {
      const noted = noteKey(english, namespace, key);
      notedIds.add(`${namespace}:${noted}`);
      if (!describer.note(namespace, key)) {
        report(namespace, noted, 'has no note. Say where it is shown and what to look out for.');
      }
      for (const name of factNames(value).filter((fact) => !describer.placeholder(fact))) {
        report('placeholders', name, `is used in ${key} and has no note. Say what it stands for.`);
      }
      for (const name of tagNames(value).filter((tag) => !describer.tag(namespace, tag))) {
        report(
          'tags',
          name,
          `is used in ${key} and has no note. Say what the page does with the words in it.`,
        );
      }
    }
  }
  for (const id of [...notes.texts.keys()].filter((noted) => !notedIds.has(noted))) {
    const [namespace = '', key = ''] = id.split(':');
    report(namespace, key, 'is a note for a text that English does not have. Delete it.');
  }
  return [...issues.values()];
}

/** What is wrong with the texts of a language; one issue for a file that has not been started. */
function wordIssues(
  project: LocalesProject,
  translation: ProjectLocale,
  termIssues: ReturnType<typeof createTermIssues>,
): readonly LocaleIssue[] {
  const { tag } = translation.language;
  const wordIssuesOf = createWordIssues(project, translation, termIssues);
  const issues: LocaleIssue[] = [];
  const notStarted = new Set<string>();
  for (const { file, namespace, messages } of translation.locale.files.values()) {
    const texts = translation.texts.filter((text) => text.namespace === namespace);
    const untranslated = texts.filter((text) => !text.translation?.trim() || text.isEnglish);
    // A text identical to English proves nothing: a new language starts with the English texts.
    const isStarted = texts.some(
      (text) => !untranslated.includes(text) && text.translation !== text.english,
    );
    if (!isStarted && untranslated.length > 0) {
      notStarted.add(file);
      const { outcome, isRequired } = unpublished(tag, namespace);
      const message = `has not been started. Texts to translate: ${untranslated.length}.${isRequired ? '' : ' You can leave the file for later.'} ${outcome} until it is complete.`;
      issues.push({ rule: 'not-started', file, message });
      continue;
    }
    const stale = {
      rule: 'stale',
      message: `was made from an English text that has since changed. To compare the two, run "npm run locales -- review ${tag} ${namespace}".`,
    };
    for (const text of texts) {
      const { key, english, translation, state } = text;
      if (translation === undefined) continue;
      const found = [...(state === 'stale' ? [stale] : []), ...wordIssuesOf(text, translation)];
      for (const issue of found) {
        const { line = 1, column = 1 } = messages.get(key) ?? {};
        issues.push({ file, line, column, key, english, translation, ...issue });
      }
    }
    issues.push(...notRecorded(tag, file, texts));
  }
  return [
    ...messageIssues(project, translation.locale).filter(
      ({ file, missing }) => !(missing && notStarted.has(file)),
    ),
    ...issues,
  ];
}

/** One issue for all texts of a file that are not in the record: one command records them all. */
function notRecorded(tag: string, file: string, texts: readonly Text[]): readonly LocaleIssue[] {
  const keys = texts
    .filter(({ entry, state }) => !entry && state === 'draft')
    .map(({ key }) => key);
  if (keys.length === 0) return [];
  const others = keys.length > 3 ? ` and ${keys.length - 3} more` : '';
  const message = `has new texts that are not in ${recordFile(tag)} (${keys.slice(0, 3).join(', ')}${others}). Run "npm run locales -- record ${tag}".`;
  return [{ rule: 'not-recorded', file, message }];
}

/** What the build checks, too. */
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

/** Terms that have no words in a language yet. */
export function glossaryIssues({ glossary }: LocalesProject, tag: string): readonly LocaleIssue[] {
  return [...glossary]
    .filter(([, { languages }]) => !Object.hasOwn(languages, tag))
    .map(([key, { meaning, source }]) => ({
      rule: 'glossary',
      file: glossaryFile,
      key,
      message: `has no words in "${tag}". Choose how to say it in your language (${[meaning, source].filter(Boolean).join(' ')}) and add "${tag}": { "use": [ … ] }.`,
    }));
}

/** Record entries of texts that no longer exist, and a published state that does not match. */
function recordIssues({ language, record, texts }: ProjectLocale): readonly LocaleIssue[] {
  const { tag } = language;
  const file = recordFile(tag);
  const run = `Run "npm run locales -- record ${tag}".`;
  const ids = new Set(texts.map(({ id }) => id));
  const issues = [...record.keys()]
    .filter((id) => !ids.has(id))
    .map((key) => ({
      rule: 'record',
      file,
      key,
      message: `is not a text of the site any more. ${run}`,
    }));
  const state = language.reviewed ? 'reviewed' : 'draft';
  const recorded = publishedState(texts);
  if (state === recorded) return issues;
  const message = `says "${state}", but ${file} says "${recorded}". ${run}`;
  return [...issues, { rule: 'record', file: publishedFile, key: tag, message }];
}
