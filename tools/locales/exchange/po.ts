import PO from 'pofile';
import { type ExchangeFormat, type ExchangeRow, projectName } from './exchange-file';

/** A comment, a keyword with a quoted text, or a quoted text alone. */
const isValid = (line: string): boolean =>
  /^\s*$|^\s*#|^\s*(msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)?\s*"([^"\\]|\\.)*"\s*$/.test(line);

/** Gettext, for Poedit and its kind: what no person has reviewed is marked as fuzzy. */
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
      throw new Error('It is no PO file: it has no line that begins with msgid.');
    }
    const strange = text.split('\n').findIndex((line) => !isValid(line));
    if (strange >= 0) {
      throw new Error(
        `Line ${strange + 1} is no line of a PO file. A quote may be missing, or the file be cut. Save it from your program again.`,
      );
    }
    const { headers, items } = PO.parse(text);
    // Programs keep translations of texts that are gone.
    const rows = items.filter(({ obsolete }) => !obsolete).map(rowOf);
    const { 'Project-Id-Version': name, Language: tag } = headers;
    return { project: name || undefined, tag: tag || undefined, rows };
  },
};

function rowOf(item: InstanceType<typeof PO.Item>, index: number): ExchangeRow {
  const [translation = ''] = item.msgstr;
  const comments = item.extractedComments.join('\n');
  const [, written] = comments.match(/^state: (\w+)/m) ?? [];
  // A translator takes the mark "fuzzy" away from what is right.
  const read = item.flags.fuzzy ? (written === 'stale' ? 'stale' : 'draft') : 'reviewed';
  return {
    place: `entry ${index + 1}`,
    id: item.msgctxt ?? '',
    english: item.msgid,
    translation,
    version: comments.match(/^version: ([a-z ]+)/m)?.[1]?.trim(),
    state: translation === '' ? 'missing' : read,
    issue: item.msgid_plural
      ? 'has a msgid_plural. Each plural form is an entry of its own here; keep those of the export.'
      : undefined,
  };
}
