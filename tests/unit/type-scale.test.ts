import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const tokensFile = path.join('src', 'styles', 'tokens.css');
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file));

/** Values of a property in a style sheet. */
function valuesOf(file: string, property: RegExp): readonly string[] {
  const values: string[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkDecls(property, ({ value }) => {
    values.push(value);
  });
  return values;
}

describe('The sizes of type', () => {
  it.each(sheets.filter((file) => file !== tokensFile))('come from the scale in %s', (file) => {
    const own = valuesOf(file, /^font-size$/).filter((value) => /\d(?!%)[a-z]/.test(value));
    expect(own).toEqual([]);
  });

  it('are in rem, or grow with the text size beside the window, so that readers can enlarge them', () => {
    const screen = valuesOf(tokensFile, /^--text-/).filter((value) => !value.endsWith('pt'));
    expect(screen.length).toBeGreaterThan(0);
    expect(
      screen.filter((value) => !/^([\d.]+rem|clamp\([\d.]+rem, [\d.]+rem \+ .*rem\))$/.test(value)),
    ).toEqual([]);
  });
});
