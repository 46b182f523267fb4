import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type { CreateWebpackConfigArgs } from 'gatsby';
import postcss, { type AtRule } from 'postcss';
import { moduleSuffix, nameClasses } from '../../src/build/class-names';
import { addDialogsEntry } from '../../src/build/dialogs-entry';
import { allowAnyStyleOrder } from '../../src/build/style-order';
import { brandColors } from '../../src/content/mark';

const tokensFile = path.join('src', 'styles', 'tokens.css');

/** The text of every style sheet by its file. */
const sheets = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join('src', file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const tokensSheet = sheets.get(tokensFile) ?? '';
/** The files of the style sheets that match a pattern. */
const filesWith = (pattern: RegExp) =>
  [...sheets].filter(([, text]) => pattern.test(text)).map(([file]) => file);

/** The colours of a theme, by token name without its prefix. */
type Theme = Readonly<Record<string, string>>;

/** The colour tokens of each theme, by its media query. */
const allThemes = new Map<string, Theme>();
postcss.parse(tokensSheet).walkDecls(/^--color-/, ({ parent: rule, prop, value }) => {
  const around = rule?.parent as AtRule | undefined;
  const query = around?.name === 'media' ? around.params : 'no query';
  allThemes.set(query, { ...allThemes.get(query), [prop.slice('--color-'.length)]: value });
});

/** The theme with system colours, which have names instead of values. */
const forced = allThemes.get('(forced-colors: active)') ?? {};
const themes = [...allThemes].filter(([, theme]) => theme !== forced);

/** Backgrounds of text. */
const grounds = ['ground', 'surface', 'mark'];

/** Pairs of colours and their minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11). */
const pairs = (
  [
    { what: ['text'], on: grounds, least: 7 },
    { what: ['text-muted'], on: ['ground', 'surface'], least: 7 },
    // Muted text in a legal clause that is the target of the link.
    { what: ['text-muted'], on: ['mark'], least: 4.5 },
    { what: ['link', 'action', 'action-hover'], on: grounds, least: 4.5 },
    { what: ['on-action'], on: ['action', 'action-hover'], least: 4.5 },
    { what: ['line-strong', 'control', 'lane-1', 'lane-2'], on: ['ground', 'surface'], least: 3 },
    { what: ['differs'], on: grounds, least: 3 },
    // The focus ring has a halo around it, on any background.
    { what: ['focus'], on: ['ground', 'surface', 'focus-halo'], least: 3 },
  ] as const
).flatMap(({ what, on, least }) =>
  what.flatMap((front) => on.map((back) => [front, back, least] as const)),
);

/**
 * Tokens without a minimum contrast: a line between parts that are also separated by space and
 * headings, and the backdrop over an inert page.
 */
const unmeasured = ['line', 'backdrop'];

// The types of axe do not include its colour functions.
const { color } = axe.commons as unknown as {
  readonly color: {
    readonly Color: new () => { parseString(text: string): unknown };
    getContrast(ground: unknown, text: unknown): number;
  };
};

/** The contrast ratio of WCAG 2.2 between two colours, from 1 to 21. */
function contrast(...texts: readonly (string | undefined)[]): number {
  const [background, foreground] = texts.map((text = 'missing') => {
    const colour = new color.Color();
    colour.parseString(text);
    return colour;
  });
  return color.getContrast(background, foreground);
}

describe('The colour themes', () => {
  it('are light and dark, both with more contrast, forced colours and print', () => {
    expect([...allThemes.keys()]).toEqual([
      'no query',
      '(prefers-color-scheme: dark)',
      '(prefers-contrast: more)',
      '(prefers-contrast: more) and (prefers-color-scheme: dark)',
      '(forced-colors: active)',
      'print',
    ]);
  });

  it.each([...allThemes])('have in %s a value for each colour token', (_, theme) => {
    const tokens = new Set([...pairs.flatMap((pair) => pair.slice(0, 2)), ...unmeasured]);
    expect(new Set(Object.keys(theme))).toEqual(tokens);
  });

  it('have all colours of the site: other style sheets only use tokens', () => {
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
    expect(filesWith(colour)).toEqual([tokensFile]);
  });

  it.each([
    ['light', 'no query'],
    ['dark', '(prefers-color-scheme: dark)'],
  ] as const)('have the same colours as the icons: %s', (name, query) => {
    const { ground, text: ink, differs } = allThemes.get(query) ?? {};
    expect(brandColors[name]).toEqual({ ground, ink, differs });
  });
});

describe('The contrast', () => {
  it('in forced colours is that of Canvas and a text colour', () => {
    const colours = pairs.map(([front, back]) => [forced[front], forced[back]]);
    const others = colours.filter(
      (pair) => !/^Canvas,(?:Canvas|Link)Text$/.test(pair.toSorted().join()),
    );
    expect(others).toEqual([]);
  });

  it.each(themes)('in %s is sufficient for WCAG', (_, theme) => {
    const weak = pairs.filter(
      ([front, back, least]) => contrast(theme[front], theme[back]) < least,
    );
    expect(weak).toEqual([]);
  });
});

describe('The font sizes', () => {
  it('in all other style sheets are tokens', () => {
    const own = filesWith(/font-size:[^;]*\d[a-z]/).filter((file) => file !== tokensFile);
    expect(own).toEqual([]);
  });

  it('depend on rem, so that readers can enlarge them', () => {
    const sizes = [...tokensSheet.matchAll(/--text-[\w-]+:\s*([^;]+);/g)].map(([, size]) => size);
    const screen = sizes.filter((size) => !size?.endsWith('pt'));
    expect(screen.length).toBeGreaterThan(0);
    const scalable = /^([\d.]+rem|clamp\([\d.]+rem, [\d.]+rem \+ .*rem\))$/;
    expect(screen.filter((size) => !scalable.test(size ?? ''))).toEqual([]);
  });
});

it('CSS Modules have unique names, and therefore unique classes', () => {
  const modules = [...sheets.keys()].filter((file) => file.endsWith(moduleSuffix));
  const names = modules.map((file) => path.basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names).not.toEqual([]);
});

describe('A webpack configuration', () => {
  it.each([
    ['the loader for CSS Modules', nameClasses],
    ['the plugin that writes styles', allowAnyStyleOrder],
    ['the chunk of styles', addDialogsEntry],
  ])('without %s stops the build', (_, patch) => {
    const config = { module: { rules: [{ oneOf: [{ use: [{ options: {} }] }] }] }, plugins: [{}] };
    const args = { stage: 'build-javascript', actions: {}, getConfig: () => config };
    expect(() => patch(args as unknown as CreateWebpackConfigArgs)).toThrow('Has Gatsby changed');
  });
});
