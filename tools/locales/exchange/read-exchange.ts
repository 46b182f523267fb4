import path from 'node:path';
import { knownLanguages } from '../../../src/content/known-languages';
import { csv } from './csv';
import type { ExchangeFormat, FormatName, ReceivedFile } from './exchange-file';
import { po } from './po';
import { xliff } from './xliff';

export const exchangeFormats: Readonly<Record<FormatName, ExchangeFormat>> = { xliff, csv, po };

/** A text has about ten lines or tags; a parser would need minutes for millions of them. */
const maxParts = 100_000;

/** @throws Error if the file cannot be read; the message says why and what to do. */
export function readExchange(file: string, bytes: Uint8Array): ReceivedFile {
  const ending = path.extname(file).toLowerCase();
  const formats = Object.values(exchangeFormats);
  const format = formats.find(({ endings }) => endings.includes(ending));
  if (!format) {
    const endings = formats.flatMap((known) => known.endings).join(', ');
    throw new Error(
      `${file} is not in a format that can be imported. Its name has to end in one of ${endings}.`,
    );
  }
  try {
    const text = decode(bytes).replace(/\r\n?/g, '\n');
    if (text.trim() === '') throw new Error('It is empty. Export the language again.');
    if ((text.match(/[\n<]/g) ?? []).length > maxParts) {
      throw new Error(`It has more than ${maxParts} lines or tags. Choose the right file.`);
    }
    const received = format.read(text);
    if (received.rows.length === 0) throw new Error('It contains no texts.');
    return { ...received, tag: received.tag && siteTag(received.tag) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Finds the tag of the site: some programs write `de-DE` or `de_DE` for German. */
function siteTag(tag: string): string {
  const normalise = (name: string) => name.replace('_', '-').toLowerCase();
  const language = knownLanguages.find((known) =>
    [known.tag, known.openGraph].map(normalise).includes(normalise(tag)),
  );
  return language?.tag ?? tag;
}

/** Decodes UTF-8 or UTF-16, as spreadsheets write either, and drops the byte order mark. */
function decode(bytes: Uint8Array): string {
  const marks: Readonly<Record<string, string>> = { 'ff,fe': 'utf-16le', 'fe,ff': 'utf-16be' };
  const mark = Array.from(bytes.subarray(0, 2), (byte) => byte.toString(16)).join();
  try {
    const text = new TextDecoder(marks[mark] ?? 'utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  throw new Error(
    'It is neither in UTF-8 nor in UTF-16, so its letters would come out wrong. Save it again in UTF-8; a spreadsheet calls it "CSV UTF-8".',
  );
}
