import path from 'node:path';
import { knownLanguages } from '../../../src/content/known-languages';
import { csv } from './csv';
import {
  ExchangeError,
  type ExchangeFormat,
  type FormatName,
  type ReceivedFile,
} from './exchange-file';
import { po } from './po';
import { xliff } from './xliff';

/** The formats of `export` and `import`. */
export const exchangeFormats: Readonly<Record<FormatName, ExchangeFormat>> = { xliff, csv, po };

/** No export comes near this size, in bytes; what does is something else. */
const mostBytes = 8_000_000;

/** A text takes about ten lines or tags; a parser would take minutes for millions of them. */
const mostParts = 100_000;

/**
 * Reads what has come back from a translator.
 *
 * @param file The name of the file; its ending says what it is.
 * @throws ExchangeError when it cannot be read; the message says why and what to do.
 */
export function readExchange(file: string, bytes: Uint8Array): ReceivedFile {
  const ending = path.extname(file).toLowerCase();
  const formats = Object.values(exchangeFormats);
  const format = formats.find(({ endings }) => endings.includes(ending));
  if (!format) {
    const endings = formats.flatMap((known) => known.endings).join(', ');
    throw new ExchangeError(
      `${file} is of no format that is known here. Its name has to end in one of ${endings}.`,
    );
  }
  try {
    if (bytes.length > mostBytes) {
      throw new ExchangeError(
        `It has ${Math.round(bytes.length / 1_000_000)} MB, and no language has more than ${mostBytes / 1_000_000}. Choose the right file.`,
      );
    }
    const text = decode(bytes).replace(/\r\n?/g, '\n');
    if (text.trim() === '') throw new ExchangeError('It is empty. Export the language anew.');
    if ((text.match(/[\n<]/g) ?? []).length > mostParts) {
      throw new ExchangeError(
        `It has more than ${mostParts} lines or tags. Choose the right file.`,
      );
    }
    const received = format.read(text);
    if (received.rows.length === 0) throw new ExchangeError('It holds no texts.');
    return { ...received, ...(received.tag && { tag: siteTag(received.tag) }) };
  } catch (error) {
    if (error instanceof ExchangeError) throw new ExchangeError(`${file}: ${error.message}`);
    // What is nested without end is more than any parser has room for.
    if (error instanceof RangeError) {
      throw new ExchangeError(`${file}: It is nested too deeply. Choose the right file.`);
    }
    throw error;
  }
}

/** A tag as the site writes it: programs write `de-DE` or `de_DE` for German. */
function siteTag(tag: string): string {
  const same = (one: string) =>
    one.replace('_', '-').toLowerCase() === tag.replace('_', '-').toLowerCase();
  return knownLanguages.find((known) => same(known.tag) || same(known.openGraph))?.tag ?? tag;
}

/** The text of a file, without a byte order mark; spreadsheets write UTF-16 as well as UTF-8. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new ExchangeError(
    'It is neither in UTF-8 nor in UTF-16, so its letters would come out wrong. Save it again in UTF-8; a spreadsheet calls it "CSV UTF-8".',
  );
}
