import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import postcss, { type Rule } from 'postcss';

/** Colours of a theme as the style sheet writes them, by token name without the dashes. */
export type Theme = Readonly<Record<string, string>>;

/** The colour tokens by the media query that chooses them; the first theme needs no query. */
export function colourThemes(file: string): ReadonlyMap<string, Theme> {
  const themes = new Map<string, Theme>();
  postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkRules((rule) => {
    const colours: Record<string, string> = {};
    rule.walkDecls(/^--color-/, ({ prop, value }) => {
      colours[prop.slice('--color-'.length)] = value;
    });
    if (Object.keys(colours).length > 0) themes.set(mediaOf(rule), colours);
  });
  return themes;
}

function mediaOf({ parent }: Rule): string {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'media'
    ? String(parent.params)
    : 'no query';
}

interface Colour {
  parseString(text: string): unknown;
}

// axe's types leave its colours out. It is what judges the pages in the browser as well.
const { color } = axe.commons as unknown as {
  readonly color: {
    readonly Color: new () => Colour;
    getContrast(ground: Colour, text: Colour): number;
  };
};

function colour(text: string): Colour {
  const parsed = new color.Color();
  parsed.parseString(text);
  return parsed;
}

/** The contrast ratio of WCAG 2.2 between two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return color.getContrast(colour(one), colour(other));
}
