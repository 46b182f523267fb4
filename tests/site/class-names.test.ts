import { readdirSync } from 'node:fs';
import path from 'node:path';
import { moduleSuffix } from '../../src/build/class-names';
import { builtPage, everyPage } from '../support/site-pages';

const sheets = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(moduleSuffix))
    .map((file) => path.basename(file, moduleSuffix)),
);

describe('The classes of the built pages', () => {
  it.each(everyPage)('say on %s which style sheet and which rule they come from', (_, page) => {
    const { $ } = builtPage(page);
    const classes = $('[class]')
      .toArray()
      .flatMap((element) => ($(element).attr('class') ?? '').split(' '));
    expect(classes.length).toBeGreaterThan(0);
    const strange = classes.filter((name) => {
      const [sheet = '', rule] = name.split(/_(?=[^_]+$)/);
      return !sheets.has(sheet) || !rule;
    });
    expect(strange).toEqual([]);
  });
});
