import path from 'node:path';
import { knownLanguages } from '../../../src/content/known-languages';
import { csv } from './csv';
import type { ExchangeFormat, FormatName, ReceivedFile } from './exchange-file';
import { po } from './po';
import { xliff } from './xliff';

/** The formats of `export` and `import`. */
export const exchangeFormats: Readonly<Record<FormatName, ExchangeFormat>> = { xliff, csv, po };

/** A text takes about ten lines or tags; a parser would take minutes for millions of them. */
const mostParts = 100_000;

/**
 * Reads what has come back from a translator.
 *
 * @param file The name of the file; its ending says what it is.
 * @throws Error when it cannot be read; the message says why and what to do.
 */
export function readExchange(file: string, bytes: Uint8Array): ReceivedFile {
  const ending = path.extname(file).toLowerCase();
  const formats = Object.values(exchangeFormats);
  const format = formats.find(({ endings }) => endings.includes(ending));
  if (!format) {
    const endings = formats.flatMap((known) => known.endings).join(', ');
    throw new Error(
      `${file} is of no format that is known here. Its name has to end in one of ${endings}.`,
    );
  }
  try {
    const text = decode(bytes).replace(/\r\n?/g, '\n');
    if (text.trim() === '') throw new Error('It is empty. Export the language anew.');
    if ((text.match(/[\n<]/g) ?? []).length > mostParts) {
      throw new Error(`It has more than ${mostParts} lines or tags. Choose the right file.`);
    }
    const received = format.read(text);
    if (received.rows.length === 0) throw new Error('It holds no texts.');
    return { ...received, tag: received.tag && siteTag(received.tag) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** A tag as the site writes it: programs write `de-DE` or `de_DE` for German. */
function siteTag(tag: string): string {
  const plain = (one: string) => one.replace('_', '-').toLowerCase();
  const names = ({ tag: own, openGraph }: { tag: string; openGraph: string }) => [own, openGraph];
  const found = knownLanguages.find((known) => names(known).map(plain).includes(plain(tag)));
  return found?.tag ?? tag;
}

/** The text of a file, without a byte order mark; spreadsheets write UTF-16 as well as UTF-8. */
function decode(bytes: Uint8Array): string {
  const marks: Readonly<Record<string, string>> = { 'ff,fe': 'utf-16le', 'fe,ff': 'utf-16be' };
  const mark = Array.from(bytes.subarray(0, 2), (byte) => byte.toString(16)).join();
  try {
    const text = new TextDecoder(marks[mark] ?? 'utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new Error(
    'It is neither in UTF-8 nor in UTF-16, so its letters would come out wrong. Save it again in UTF-8; a spreadsheet calls it "CSV UTF-8".',
  );
}
