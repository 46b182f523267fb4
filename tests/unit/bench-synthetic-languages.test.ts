import { readFileSync } from 'node:fs';
import { allLanguages } from '../../src/content/languages';
import { syntheticLanguages } from '../../tools/bench/synthetic-languages';
import { withLanguages } from '../../tools/project-copy/replace-languages';

const source = readFileSync('src/content/languages.ts', 'utf8');

describe('Synthetic languages', () => {
  it.each([1, 3, 10, 100, 500])('are %d different ones, English first', (count) => {
    const languages = syntheticLanguages(count);
    expect(new Set(languages.map(({ tag }) => tag)).size).toBe(count);
    expect(languages[0]).toEqual(allLanguages.find(({ tag }) => tag === 'en'));
  });

  it('have tags that no language has', () => {
    for (const { tag } of syntheticLanguages(500).slice(1)) expect(tag).toMatch(/^q[a-t][a-z]$/);
  });

  it('take the place of the real ones in the source, which stays the same otherwise', () => {
    const changed = withLanguages(source, syntheticLanguages(3));
    expect(changed).not.toContain('publishedLanguages(published)');
    expect(changed).toContain('"tag": "qab"');
    const [before = '', after = ''] = changed.split(/\[\n {2}\{[\s\S]*\n\](?=;)/);
    expect(source.startsWith(before)).toBe(true);
    expect(source.endsWith(after)).toBe(true);
    expect(after).toContain('chosenLanguages');
  });

  it('are refused by a source without a list', () => {
    expect(() => withLanguages('export const languages = [];', syntheticLanguages(3))).toThrow(
      'src/content/languages.ts has no list "allLanguages',
    );
  });
});
