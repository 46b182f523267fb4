import PO from 'pofile';
import { type ExchangeFormat, type ExchangeRow, projectName } from './exchange-file';

/** A comment, a keyword with a quoted text, or only a quoted text. */
const isValid = (line: string): boolean =>
  /^\s*$|^\s*#|^\s*(msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)?\s*"([^"\\]|\\.)*"\s*$/.test(line);

/** Gettext, for programs such as Poedit. Texts that have not been reviewed are marked as fuzzy. */
export const po: ExchangeFormat = {
  endings: ['.po'],
  write: (tag, texts) => {
    const file = new PO();
    file.headers = {
      'Project-Id-Version': projectName,
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
      item.extractedComments = [...note.split('\n'), `state: ${state}`, `version: ${version}`];
      if (state === 'draft' || state === 'stale') item.flags = { fuzzy: true };
      return item;
    });
    return `${file.toString().trimEnd()}\n`;
  },
  read: (text) => {
    if (!/^msgid\s+"/m.test(text)) {
      throw new Error('It is not a PO file: it has no line that begins with msgid.');
    }
    const invalid = text.split('\n').findIndex((line) => !isValid(line));
    if (invalid >= 0) {
      throw new Error(
        `Line ${invalid + 1} is not a valid line of a PO file. A quotation mark may be missing, or the file may be cut off. Save it from your program again.`,
      );
    }
    const { headers, items } = PO.parse(text);
    // Programs keep the translations of texts that no longer exist.
    const rows = items.filter(({ obsolete }) => !obsolete).map(rowOf);
    const { 'Project-Id-Version': name, Language: tag } = headers;
    return { project: name || undefined, tag: tag || undefined, rows };
  },
};

function rowOf(item: InstanceType<typeof PO.Item>, index: number): ExchangeRow {
  const [translation = ''] = item.msgstr;
  const comments = item.extractedComments.join('\n');
  const [, exportedState] = comments.match(/^state: (\w+)/m) ?? [];
  // A translator removes the mark "fuzzy" from a text that is right.
  const state = item.flags.fuzzy ? (exportedState === 'stale' ? 'stale' : 'draft') : 'reviewed';
  return {
    place: `entry ${index + 1}`,
    id: item.msgctxt ?? '',
    english: item.msgid,
    translation,
    version: comments.match(/^version: ([a-z ]+)/m)?.[1]?.trim(),
    state: translation === '' ? 'missing' : state,
    issue: item.msgid_plural
      ? 'has a msgid_plural. Here, each plural form is an entry of its own; keep the entries of the export.'
      : undefined,
  };
}
