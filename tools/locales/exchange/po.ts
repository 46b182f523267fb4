import PO from 'pofile';
import { ExchangeError, type ExchangeFormat, type ExchangeRow } from './exchange-file';

const versionMark = 'version: ';
const stateMark = 'state: ';

const marked = (comments: readonly string[], mark: string): string | undefined =>
  comments
    .find((comment) => comment.startsWith(mark))
    ?.slice(mark.length)
    .trim();

/** Gettext, for Poedit and its kind: what no person has reviewed is marked as fuzzy. */
export const po: ExchangeFormat = {
  name: 'po',
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
    const { headers, items } = PO.parse(text);
    const rows = items.map((item, index): ExchangeRow => {
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
