import { mayBeSame } from '../../src/i18n/check/same-as-english';
import { messageFaults } from '../../src/i18n/messages-check';
import { createDescriber, type Describer } from './describe';
import { ExchangeError, type ExchangeRow, type ReceivedFile } from './exchange/exchange-file';
import { textHash } from './text-hash';
import { type Text, type TextState, textStates } from './texts';
import { checkContext, translationOf, type Workshop, type WorkshopLocale } from './workshop';

/** A row that changes a text or its state. */
export interface Accepted {
  readonly text: Text;
  readonly translation: string;
  readonly state: 'draft' | 'reviewed';
}

/** A row that cannot be taken, and why. */
export interface Refused {
  readonly place: string;
  readonly id: string;
  readonly reason: string;
}

/** What an import would do. */
export interface ImportPlan {
  readonly tag: string;
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
  /** How many rows bring nothing new. */
  readonly unchanged: number;
}

/**
 * Looks at each row of a file that came back, and decides.
 *
 * @throws ExchangeError when the file as a whole is not for this project or for no language of it.
 */
export function planImport(workshop: Workshop, project: string, file: ReceivedFile): ImportPlan {
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
  const describer = createDescriber(workshop.english, workshop.notes);
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  const seen = new Map<string, string>();
  for (const row of file.rows) {
    const before = seen.get(row.id);
    const text = texts.get(row.id);
    const reason =
      before === undefined
        ? refusal(workshop, translation, row, text, describer)
        : `stands twice in the file, here and in ${before}. Delete one of the two.`;
    seen.set(row.id, row.place);
    if (reason !== undefined) refused.push({ place: row.place, id: row.id, reason });
    else if (text) accepted.push(...changeOf(row, text));
  }
  const unchanged = file.rows.length - accepted.length - refused.length;
  return { tag: file.tag, accepted, refused, unchanged };
}

/** Why a row cannot be taken; nothing when it can. */
function refusal(
  workshop: Workshop,
  { language: { tag }, locale }: WorkshopLocale,
  row: ExchangeRow,
  text: Text | undefined,
  describer: Describer,
): string | undefined {
  const { translation, version, state, english } = row;
  if (row.id === '') return 'has no name (id, msgctxt). Keep those of the export.';
  if (!text) return 'is no text of this site, or not any more.';
  const { id, namespace, key } = text;
  const source = workshop.english.files.get(namespace);
  if (!source || !locale.files.has(namespace)) {
    return `stands in locales/${tag}/${namespace}.json, which cannot be read. Mend that file first.`;
  }
  if (row.fault) return row.fault;
  if (state !== undefined && !textStates.some((known) => known === state)) {
    return `is in the state "${state}", which is none of ${textStates.join(', ')}.`;
  }
  if ((version ?? textHash(english)) !== textHash(text.english)) {
    return `was made from an English text that has changed since. It is now: ${text.english}`;
  }
  if (english !== '' && english !== text.english) {
    return `has another English text than was exported: "${english}". More may have changed; export the language anew, and in a spreadsheet set its columns to "Text".`;
  }
  if (translation === '' || translation === current(text)) return undefined;
  const [fault] = messageFaults(checkContext(workshop, tag), key, translation, source);
  if (fault) return fault;
  if (translation === text.english && state !== 'reviewed') {
    if (!mayBeSame(workshop.sameAsEnglish, id, tag)) {
      return 'is the same as in English. If it is right, set its state to reviewed.';
    }
  }
  const most = describer.most(namespace, key);
  const length = [...translation].length;
  return most !== undefined && length > most
    ? `has ${length} characters, and there is room for ${most}.`
    : undefined;
}

/** The translation as it was exported. */
const current = ({ state, translation = '' }: Text): string =>
  state === 'missing' ? '' : translation;

/** What a sound row changes: the text, its state, or nothing. */
function changeOf({ translation, state }: ExchangeRow, text: Text): readonly Accepted[] {
  if (translation === '') return [];
  const reviewed = state === ('reviewed' satisfies TextState);
  const isNew = translation !== current(text);
  if (!isNew && (state === undefined || state === text.state)) return [];
  if (!isNew && state !== 'draft' && !reviewed) return [];
  return [{ text, translation, state: reviewed ? 'reviewed' : 'draft' }];
}
