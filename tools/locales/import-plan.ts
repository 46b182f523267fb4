import { contextOf } from '../../src/validate/check-context';
import { messageIssues } from '../../src/validate/check-messages';
import { createWordIssues } from './check-words';
import { type ExchangeRow, projectName, type ReceivedFile } from './exchange/exchange-file';
import { type LocalesProject, type ProjectLocale, translationOf } from './locales-project';
import type { SavedText } from './save';
import { type Text, textHash, textStates } from './texts';

export interface ImportPlan {
  readonly tag: string;
  /** The rows that change a text or its state. */
  readonly accepted: readonly SavedText[];
  /** The rows that cannot be imported, each with the reason. */
  readonly refused: readonly string[];
  /** How many rows change nothing. */
  readonly unchanged: number;
}

/**
 * Decides for each row of a file whether to import it.
 *
 * @param reviewer who has read the texts that the file marks as reviewed; without a name, changed
 *   texts are drafts.
 * @throws Error if the file is for another project, or for a language that the site does not have.
 */
export function planImport(
  project: LocalesProject,
  file: ReceivedFile,
  reviewer?: string,
): ImportPlan {
  if (file.project !== undefined && file.project !== projectName) {
    throw new Error(
      `The file belongs to the project "${file.project}", but this is "${projectName}".`,
    );
  }
  if (file.tag === undefined) {
    throw new Error('The file does not say which language it is in. Export it again.');
  }
  const translation = translationOf(project, file.tag);
  const texts = new Map(translation.texts.map((text) => [text.id, text]));
  if (!file.rows.some(({ id }) => texts.has(id))) {
    throw new Error(
      `None of its ${file.rows.length} texts is a text of this site: the file belongs to another project.`,
    );
  }
  const refusal = createRefusal(project, translation);
  const accepted: SavedText[] = [];
  const refused: string[] = [];
  const seen = new Map<string, string>();
  for (const row of file.rows) {
    const before = seen.get(row.id);
    const text = texts.get(row.id);
    const reason =
      before === undefined
        ? refusal(row, text)
        : `appears twice in the file, here and in ${before}. Delete one of them.`;
    seen.set(row.id, row.place);
    if (reason !== undefined) refused.push(`${row.place} ${row.id}: ${reason}`);
    else if (text) accepted.push(...changeOf(row, text, reviewer));
  }
  const unchanged = file.rows.length - accepted.length - refused.length;
  return { tag: file.tag, accepted, refused, unchanged };
}

function createRefusal(
  project: LocalesProject,
  translation: ProjectLocale,
): (row: ExchangeRow, text: Text | undefined) => string | undefined {
  const { locale } = translation;
  const context = contextOf(locale);
  const wordIssues = createWordIssues(project, translation);
  return ({ id, issue, state, translation: words, ...row }, text) => {
    if (id === '') return 'has no name (id, msgctxt). Keep the names of the export.';
    if (!text) return 'is not a text of this site, or not any more.';
    const source = project.english.files.get(text.namespace);
    if (!source || !locale.files.has(text.namespace)) {
      return `belongs in locales/${locale.tag}/${text.namespace}.json, which cannot be read. Fix that file first.`;
    }
    if (issue) return issue;
    if (state !== undefined && !textStates.some((known) => known === state)) {
      return `has the unknown state "${state}". Use one of ${textStates.join(', ')}.`;
    }
    const englishIssue = otherEnglish(row, text.english);
    if (englishIssue) return englishIssue;
    if (words === '' || words === exportedText(text)) return undefined;
    // Terms are left to the translator; the check reports them.
    const issues = wordIssues(text, words).filter(({ rule }) => rule !== 'term');
    const [first] = [
      ...issues.filter(({ rule }) => rule === 'same-as-english').map(({ message }) => message),
      ...messageIssues(context, text.key, words, source),
      ...issues.map(({ message }) => message),
    ];
    return first;
  };
}

/** A text without line breaks and indents, which programs add to long texts. */
const unwrapped = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Why a row does not match the current English text; undefined if it does. */
function otherEnglish(
  { version, english }: Pick<ExchangeRow, 'version' | 'english'>,
  current: string,
): string | undefined {
  if (version === undefined && english === '') {
    return 'has no English text, which is needed to tell whether it has changed. Keep the English of the export (the column "english", <source> or msgid).';
  }
  const isSame = unwrapped(english) === unwrapped(current);
  const [hash] = hashesOf(version);
  if (hash === undefined ? !isSame : hash !== textHash(current)) {
    return `was made from an English text that has since changed. It is now: ${current}`;
  }
  return english === '' || isSame
    ? undefined
    : `has an English text that differs from the export: "${english}". More may have changed; export the language again, and in a spreadsheet set its columns to "Text".`;
}

/** The hashes in a version: of English, and of the exported translation if there was one. */
const hashesOf = (version: string | undefined): readonly string[] => version?.split(' ') ?? [];

/** The translation as an export would write it. */
const exportedText = ({ state, translation = '' }: Text): string =>
  state === 'missing' ? '' : translation;

/** What a valid row changes: the text, its state, or nothing. */
function changeOf(
  { translation, state, version }: ExchangeRow,
  text: Text,
  reviewer: string | undefined,
): readonly SavedText[] {
  const isSame = translation === exportedText(text);
  const isAsExported = hashesOf(version)[1] === textHash(translation);
  // A text that came back as it was exported must not replace a newer one.
  if (translation === '' || (isAsExported && !isSame)) return [];
  // Importing a file twice must not make its drafts reviewed: nobody has read them in between.
  const isReviewed = state === 'reviewed' && (reviewer !== undefined || isAsExported);
  if (isSame && !isReviewed && state !== 'draft') return [];
  const newState = isReviewed ? 'reviewed' : 'draft';
  if (isSame && text.state === newState) return [];
  return [{ text, translation, state: newState, ...(isReviewed && { reviewer }) }];
}
