import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandColors } from '../../src/content/mark';
import { colourThemes, contrast, type Theme } from '../support/site-themes';

const tokensFile = 'src/styles/tokens.css';

/** The themes by the media query that chooses each. */
const themeNames: Readonly<Record<string, string>> = {
  'no query': 'light',
  '(prefers-color-scheme: dark)': 'dark',
  '(prefers-contrast: more)': 'light with more contrast',
  '(prefers-contrast: more) and (prefers-color-scheme: dark)': 'dark with more contrast',
  '(forced-colors: active)': 'forced colours',
  print: 'print',
};

const found = colourThemes(tokensFile);
/** The one theme whose colours are the reader's: names of the system, not values. */
const forcedQuery = '(forced-colors: active)';
const forced = found.get(forcedQuery) ?? {};
const allThemes = [...found].map(([query, theme]) => [themeNames[query] ?? query, theme] as const);
const themes = allThemes.filter(([, theme]) => theme !== forced);

/** Grounds that words stand on. */
const grounds = ['ground', 'surface', 'mark'];

/** What must differ from what, and how much (WCAG 1.4.3, 1.4.6, 1.4.11). */
const needs: readonly {
  readonly what: readonly string[];
  readonly on: readonly string[];
  readonly least: number;
}[] = [
  { what: ['text'], on: grounds, least: 7 },
  { what: ['text-muted'], on: ['ground', 'surface'], least: 7 },
  // Muted words of a legal clause while the clause is the one that was cited.
  { what: ['text-muted'], on: ['mark'], least: 4.5 },
  { what: ['link', 'action', 'action-hover'], on: grounds, least: 4.5 },
  { what: ['on-action'], on: ['action', 'action-hover'], least: 4.5 },
  { what: ['line-strong', 'control', 'lane-1', 'lane-2'], on: ['ground', 'surface'], least: 3 },
  { what: ['differs'], on: grounds, least: 3 },
  // The ring's own second tone stands around it, whatever lies under both.
  { what: ['focus'], on: ['ground', 'surface', 'focus-halo'], least: 3 },
];

/** Tokens that nobody has to see, with the reason. */
const unmeasured: Readonly<Record<string, string>> = {
  line: 'a hairline between parts that space and headings separate already',
  backdrop: 'what lies under it is out of reach while it shows',
};

const pairs = themes.flatMap(([name, theme]) =>
  needs.flatMap(({ what, on, least }) =>
    what.flatMap((front) => on.map((back) => [name, front, back, least, theme] as const)),
  ),
);

const colourOf = (theme: Theme, token: string): string => {
  const value = theme[token];
  if (!value) throw new Error(`${tokensFile} has no --color-${token}.`);
  return value;
};

describe('The colour themes', () => {
  it('are light and dark, each also with more contrast, forced colours and print', () => {
    expect([...found.keys()]).toEqual(Object.keys(themeNames));
  });

  it.each(allThemes)('define every colour: %s', (_name, theme) => {
    const tokens = new Set(themes.flatMap(([, each]) => Object.keys(each)));
    expect(Object.keys(theme).toSorted()).toEqual([...tokens].toSorted());
  });

  it('hold no colour whose contrast nobody decided on', () => {
    const decided = needs.flatMap(({ what, on }) => [...what, ...on]);
    const tokens = themes.flatMap(([, theme]) => Object.keys(theme));
    expect(new Set(tokens)).toEqual(new Set([...decided, ...Object.keys(unmeasured)]));
  });

  it('hold every colour of the site: no other style sheet has one of its own', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join('src', file));
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
    const coloured = sheets.filter((file) => colour.test(readFileSync(file, 'utf8')));
    expect(coloured).toEqual([tokensFile]);
  });

  it('leave nothing see-through where a reader wants less transparency', () => {
    const sheet = readFileSync(tokensFile, 'utf8');
    expect(sheet).toMatch(
      /@media \(prefers-reduced-transparency: reduce\) \{\s*:root \{\s*--backdrop-opacity: 1;/,
    );
    const translucent = themes
      .flatMap(([, theme]) => Object.values(theme))
      .filter((value) => !/^#[0-9a-f]{6}$/.test(value));
    expect(translucent).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('give icons and browser frame their colours: %s', (name) => {
    const theme = new Map(themes).get(name) ?? {};
    expect(brandColors[name]).toEqual({
      ground: colourOf(theme, 'ground'),
      ink: colourOf(theme, 'text'),
      differs: colourOf(theme, 'differs'),
    });
  });
});

describe('The contrast', () => {
  it('is measured as WCAG says', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48);
  });

  it.each(
    needs.flatMap(({ what, on }) => what.flatMap((front) => on.map((back) => [front, back]))),
  )(
    'in forced colours: %s on %s are system colours that every palette keeps apart',
    (front = '', back = '') => {
      const pair = [colourOf(forced, front), colourOf(forced, back)].toSorted();
      expect([
        ['Canvas', 'CanvasText'],
        ['Canvas', 'LinkText'],
      ]).toContainEqual(pair);
    },
  );

  it.each(pairs)('in the theme %s: %s on %s is at least %d', (_name, front, back, least, theme) => {
    const ratio = contrast(colourOf(theme, front), colourOf(theme, back));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});
