import { isStillEnglish } from '../../src/i18n/check/same-as-english';
import { messageFaults } from '../../src/i18n/messages-check';
import { sameAsEnglishMessage } from './check-text';
import { createDescriber } from './describe';
import { ExchangeError, type ExchangeRow, type ReceivedFile } from './exchange/exchange-file';
import { createHalfTranslated } from './half-translated';
import type { SavedText } from './save';
import { type Text, textHash, textStates } from './texts';
import { checkContext, translationOf, type Workshop, type WorkshopLocale } from './workshop';

/** A row that cannot be taken, and why. */
export interface Refused {
  readonly place: string;
  readonly id: string;
  readonly reason: string;
}

/** What an import would do. */
export interface ImportPlan {
  readonly tag: string;
  /** The rows that change a text or its state. */
  readonly accepted: readonly SavedText[];
  readonly refused: readonly Refused[];
  /** How many rows bring nothing new. */
  readonly unchanged: number;
}

/**
 * Looks at each row of a file that came back, and decides.
 *
 * @param reviewer Who has read the words that the file calls reviewed; without a name, words that
 *   the file changes are drafts.
 * @throws ExchangeError when the file as a whole is not for this project or for no language of it.
 */
export function planImport(
  workshop: Workshop,
  project: string,
  file: ReceivedFile,
  reviewer?: string,
): ImportPlan {
  if (file.project !== undefined && file.project !== project) {
    throw new ExchangeError(`The file belongs to "${file.project}", and this is "${project}".`);
  }
  if (file.tag === undefined) {
    throw new ExchangeError('The file does not say which language it is in. Export it anew.');
  }
  const translation = translationOf(workshop, file.tag);
  const texts = new Map(translation.texts.map((text) => [text.id, text]));
  if (!file.rows.some(({ id }) => texts.has(id))) {
    throw new ExchangeError(
      `None of its ${file.rows.length} texts is one of this site: the file belongs to another project.`,
    );
  }
  const refusal = createRefusal(workshop, translation);
  const accepted: SavedText[] = [];
  const refused: Refused[] = [];
  const seen = new Map<string, string>();
  for (const row of file.rows) {
    const before = seen.get(row.id);
    const text = texts.get(row.id);
    const reason =
      before === undefined
        ? refusal(row, text)
        : `stands twice in the file, here and in ${before}. Delete one of the two.`;
    seen.set(row.id, row.place);
    if (reason !== undefined) refused.push({ place: row.place, id: row.id, reason });
    else if (text) accepted.push(...changeOf(row, text, reviewer));
  }
  const unchanged = file.rows.length - accepted.length - refused.length;
  return { tag: file.tag, accepted, refused, unchanged };
}

/** Tells why a row cannot be taken; nothing when it can. */
function createRefusal(
  workshop: Workshop,
  { language: { tag }, locale, texts }: WorkshopLocale,
): (row: ExchangeRow, text: Text | undefined) => string | undefined {
  const describer = createDescriber(workshop.english, workshop.notes);
  const halfTranslated = createHalfTranslated(texts);
  const context = checkContext(workshop, tag);
  return ({ id, fault, state, translation, ...row }, text) => {
    if (id === '') return 'has no name (id, msgctxt). Keep those of the export.';
    if (!text) return 'is no text of this site, or not any more.';
    const { namespace, key, english } = text;
    const source = workshop.english.files.get(namespace);
    if (!source || !locale.files.has(namespace)) {
      return `stands in locales/${tag}/${namespace}.json, which cannot be read. Mend that file first.`;
    }
    if (fault) return fault;
    if (state !== undefined && !textStates.some((known) => known === state)) {
      return `is in the state "${state}", which is none of ${textStates.join(', ')}.`;
    }
    const foreign = otherEnglish(row, english);
    if (foreign) return foreign;
    if (translation === '' || translation === current(text)) return undefined;
    const words = (name: string) => source.messages.get(name)?.value;
    const at = { tag, namespace, key, text: translation };
    if (isStillEnglish(at, words, workshop.sameAsEnglish)) {
      return sameAsEnglishMessage(workshop, tag, id);
    }
    const [wrong = halfTranslated(english, translation)] = messageFaults(
      context,
      key,
      translation,
      source,
    );
    if (wrong) return wrong;
    const most = describer.most(namespace, key);
    const length = [...translation].length;
    return most !== undefined && length > most
      ? `has ${length} characters, and there is room for ${most}.`
      : undefined;
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

/** What a sound row changes: the text, its state, or nothing. */
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
  return [{ text, translation, state: after, ...(isReviewed && reviewer && { reviewer }) }];
}
