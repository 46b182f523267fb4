import Table from 'cli-table3';
import { namespaces } from '../../src/content/routes';
import type { ProjectLocale } from './locales-project';
import { type Text, textStates } from './texts';

/** Counts the words of English texts; placeholders count as one each, tags as none. */
const countWords = (texts: readonly Text[]): number =>
  texts.reduce((sum, { english }) => {
    const words = english.replace(/<[^>]*>/g, '').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
    return sum + words.length;
  }, 0);

/**
 * How far some languages are, as a table: English words and percent, rounded down, so that 100 means
 * all.
 *
 * @param byFile Whether each file has a line, too.
 */
export function statusTable(translations: readonly ProjectLocale[], byFile: boolean): string {
  const table = new Table({
    head: ['language', 'file', 'words', ...textStates],
    colAligns: ['left', 'left', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const { language, texts } of translations) {
    for (const file of [...(byFile ? namespaces : []), 'all']) {
      const some = texts.filter(({ namespace }) => file === 'all' || namespace === file);
      const total = countWords(some);
      const shares = textStates.map((state) => {
        const words = countWords(some.filter((text) => text.state === state));
        return `${words} (${Math.floor((100 * words) / total)} %)`;
      });
      table.push([language.tag, file, total, ...shares]);
    }
  }
  return table.toString();
}
