import { messageIssues } from '../../src/i18n/messages-check';
import { contextOf } from '../../src/validate/check-context';
import { createWordIssues } from './check-words';
import { type ExchangeRow, projectName, type ReceivedFile } from './exchange/exchange-file';
import { type LocalesProject, type ProjectLocale, translationOf } from './locales-project';
import type { SavedText } from './save';
import { type Text, textHash, textStates } from './texts';

/** What an import would do. */
export interface ImportPlan {
  readonly tag: string;
  /** The rows that change a text or its state. */
  readonly accepted: readonly SavedText[];
  /** The rows that cannot be taken, each with the reason. */
  readonly refused: readonly string[];
  /** How many rows bring nothing new. */
  readonly unchanged: number;
}

/**
 * Looks at each row of a file that came back, and decides.
 *
 * @param reviewer Who has read the words that the file calls reviewed; without a name, words that
 *   the file changes are drafts.
 * @throws Error when the file as a whole is not for this project or for no language of it.
 */
export function planImport(
  project: LocalesProject,
  file: ReceivedFile,
  reviewer?: string,
): ImportPlan {
  if (file.project !== undefined && file.project !== projectName) {
    throw new Error(`The file belongs to "${file.project}", and this is "${projectName}".`);
  }
  if (file.tag === undefined) {
    throw new Error('The file does not say which language it is in. Export it anew.');
  }
  const translation = translationOf(project, file.tag);
  const texts = new Map(translation.texts.map((text) => [text.id, text]));
  if (!file.rows.some(({ id }) => texts.has(id))) {
    throw new Error(
      `None of its ${file.rows.length} texts is one of this site: the file belongs to another project.`,
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
        : `stands twice in the file, here and in ${before}. Delete one of the two.`;
    seen.set(row.id, row.place);
    if (reason !== undefined) refused.push(`${row.place} ${row.id}: ${reason}`);
    else if (text) accepted.push(...changeOf(row, text, reviewer));
  }
  const unchanged = file.rows.length - accepted.length - refused.length;
  return { tag: file.tag, accepted, refused, unchanged };
}

/** Tells why a row cannot be taken; nothing when it can. */
function createRefusal(
  project: LocalesProject,
  translation: ProjectLocale,
): (row: ExchangeRow, text: Text | undefined) => string | undefined {
  const { locale } = translation;
  const context = contextOf(locale);
  const wordIssues = createWordIssues(project, translation);
  return ({ id, issue, state, translation: words, ...row }, text) => {
    if (id === '') return 'has no name (id, msgctxt). Keep those of the export.';
    if (!text) return 'is no text of this site, or not any more.';
    const source = project.english.files.get(text.namespace);
    if (!source || !locale.files.has(text.namespace)) {
      return `stands in locales/${locale.tag}/${text.namespace}.json, which cannot be read. Fix that file first.`;
    }
    if (issue) return issue;
    if (state !== undefined && !textStates.some((known) => known === state)) {
      return `is in the state "${state}", which is none of ${textStates.join(', ')}.`;
    }
    const foreign = otherEnglish(row, text.english);
    if (foreign) return foreign;
    if (words === '' || words === current(text)) return undefined;
    // A term is the translator's choice; the check names it.
    const issues = wordIssues(text, words).filter(({ rule }) => rule !== 'term');
    const [first] = [
      ...issues.filter(({ rule }) => rule === 'same-as-english').map(({ message }) => message),
      ...messageIssues(context, text.key, words, source),
      ...issues.map(({ message }) => message),
    ];
    return first;
  };
}

/** Programs wrap and indent long texts. */
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Why a row does not belong to the English text of today; nothing when it does. */
function otherEnglish(
  { version, english }: Pick<ExchangeRow, 'version' | 'english'>,
  today: string,
): string | undefined {
  if (version === undefined && english === '') {
    return 'comes without its English text, so nobody can tell whether that has changed. Keep the English of the export (a column "english", <source>, msgid).';
  }
  const isSame = folded(english) === folded(today);
  const [hash] = hashesOf(version);
  if (hash === undefined ? !isSame : hash !== textHash(today)) {
    return `was made from an English text that has changed since. It is now: ${today}`;
  }
  return english === '' || isSame
    ? undefined
    : `has another English text than was exported: "${english}". More may have changed; export the language anew, and in a spreadsheet set its columns to "Text".`;
}

/** The hashes of a version: the English text, and the words that went out if there were any. */
const hashesOf = (version: string | undefined): readonly string[] => version?.split(' ') ?? [];

/** The translation as it was exported. */
const current = ({ state, translation = '' }: Text): string =>
  state === 'missing' ? '' : translation;

/** What a valid row changes: the text, its state, or nothing. */
function changeOf(
  { translation, state, version }: ExchangeRow,
  text: Text,
  reviewer: string | undefined,
): readonly SavedText[] {
  const isHere = translation === current(text);
  const isAsExported = hashesOf(version)[1] === textHash(translation);
  // What went out and came back is no news, whatever has become of the text in the meantime.
  if (translation === '' || (isAsExported && !isHere)) return [];
  // Words of the file stay drafts when it is imported once more: nobody has read them in between.
  const isReviewed = state === 'reviewed' && (reviewer !== undefined || isAsExported);
  if (isHere && !isReviewed && state !== 'draft') return [];
  const after = isReviewed ? 'reviewed' : 'draft';
  if (isHere && text.state === after) return [];
  return [{ text, translation, state: after, ...(isReviewed && { reviewer }) }];
}
