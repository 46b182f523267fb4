import PO from 'pofile';
import { ExchangeError, type ExchangeFormat, type ExchangeRow } from './exchange-file';

const versionMark = 'version: ';
const stateMark = 'state: ';

const marked = (comments: readonly string[], mark: string): string | undefined =>
  comments
    .find((comment) => comment.startsWith(mark))
    ?.slice(mark.length)
    .trim();

/** A comment, a keyword with a quoted text, or a quoted text alone. */
const isSound = (line: string): boolean =>
  /^\s*$|^\s*#|^\s*(msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)?\s*"([^"\\]|\\.)*"\s*$/.test(line);

/** Gettext, for Poedit and its kind: what no person has reviewed is marked as fuzzy. */
export const po: ExchangeFormat = {
  endings: ['.po'],
  write: ({ project, tag, texts }) => {
    const file = new PO();
    file.headers = {
      'Project-Id-Version': project,
      Language: tag,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
    };
    file.items = texts.map(({ id, english, translation, state, note, version }) => {
      const item = new PO.Item();
      item.msgctxt = id;
      item.msgid = english;
      item.msgstr = [translation];
      item.extractedComments = [
        ...note.split('\n'),
        `${stateMark}${state}`,
        `${versionMark}${version}`,
      ];
      if (state === 'draft' || state === 'stale') item.flags = { fuzzy: true };
      return item;
    });
    return `${file.toString().trimEnd()}\n`;
  },
  read: (text) => {
    if (!/^msgid\s+"/m.test(text)) {
      throw new ExchangeError('It is no PO file: it has no line that begins with msgid.');
    }
    const strange = text.split('\n').findIndex((line) => !isSound(line));
    if (strange >= 0) {
      throw new ExchangeError(
        `Line ${strange + 1} is no line of a PO file. A quote may be missing, or the file be cut. Save it from your program again.`,
      );
    }
    const { headers, items } = PO.parse(text);
    // Programs keep translations of texts that are gone.
    const rows = items
      .filter(({ obsolete }) => !obsolete)
      .map((item, index): ExchangeRow => {
        const version = marked(item.extractedComments, versionMark);
        const written = marked(item.extractedComments, stateMark);
        const translation = item.msgstr[0] ?? '';
        const fuzzy = Boolean(item.flags.fuzzy);
        return {
          place: `entry ${index + 1}`,
          id: item.msgctxt ?? '',
          english: item.msgid,
          translation,
          ...(version && { version }),
          state: stateOf(translation, fuzzy, written),
          ...(item.msgid_plural && {
            fault:
              'has a msgid_plural. Each plural form is an entry of its own here; keep those of the export.',
          }),
        };
      });
    const { 'Project-Id-Version': project, Language: tag } = headers;
    return { ...(project && { project }), ...(tag && { tag }), rows };
  },
};

/** A translator takes the mark "fuzzy" away from what is right. */
function stateOf(translation: string, fuzzy: boolean, written: string | undefined): string {
  if (translation === '') return 'missing';
  if (!fuzzy) return 'reviewed';
  return written === 'stale' ? 'stale' : 'draft';
}
