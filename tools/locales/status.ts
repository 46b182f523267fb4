import Table from 'cli-table3';
import { namespaces } from '../../src/content/routes';
import type { ProjectLocale } from './locales-project';
import { type Text, textStates } from './texts';

/** Counts a placeholder as one word, and a tag as none. */
const countWords = (texts: readonly Text[]): number =>
  texts.reduce((sum, { english }) => {
    const words = english.replace(/<[^>]*>/g, '').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
    return sum + words.length;
  }, 0);

/** A table of English words by state. Percentages are rounded down, so that 100 % means all. */
export function statusTable(translations: readonly ProjectLocale[], byFile: boolean): string {
  const table = new Table({
    head: ['language', 'file', 'words', ...textStates],
    colAligns: ['left', 'left', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const { language, texts } of translations) {
    for (const file of [...(byFile ? namespaces : []), 'all']) {
      const rowTexts = texts.filter(({ namespace }) => file === 'all' || namespace === file);
      const total = countWords(rowTexts);
      const shares = textStates.map((state) => {
        const words = countWords(rowTexts.filter((text) => text.state === state));
        return `${words} (${Math.floor((100 * words) / total)} %)`;
      });
      table.push([language.tag, file, total, ...shares]);
    }
  }
  return table.toString();
}
