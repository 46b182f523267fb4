import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/** The oldest browsers that see the design: `browserslist` in package.json. */
const targets = browserslistToTargets(browserslist());

function minify(style: string, unusedSymbols: readonly string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(style),
    minify: true,
    targets,
    // Themes are written out in full, and a list of languages is no direction.
    exclude: Features.LightDark | Features.DirSelector,
    unusedSymbols: [...unusedSymbols],
  });
  // Lightning CSS takes `width < 48rem` for a `not`, which is as young as what it stands for.
  return code
    .toString()
    .replace(/not \(min-width:([\d.]+)rem\)/g, (_, width) => `(max-width:${width - 0.01}rem)`);
}

const matches = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Every word of a page or a script but those of its style sheet; a class in use is one of them. */
function wordsIn(text: string): ReadonlySet<string> {
  return matches(text.replace(/<style[\s\S]*?<\/style>/g, ''), /([\w-]+)/g);
}

/** Leaves out custom properties that no rule reads, then those that only these read. */
function withoutUnusedProperties(style: string): string {
  const read = matches(style, /var\((--[\w-]+)/g);
  const unused = [...matches(style, /(--[\w-]+):/g)].filter((name) => !read.has(name));
  return unused.length === 0 ? style : withoutUnusedProperties(minify(style, unused));
}

/**
 * Puts the order of the cascade layers first, because webpack sorts the entries of the style sheet
 * as it likes, and all of it into one layer: a browser that knows no layers would take the rules
 * beside them without the tokens that they read. So it takes nothing, and shows plain HTML.
 */
function inLayer(style: string): string {
  const [order] = style.match(/@layer [^{};]+;/) ?? [];
  if (!order) throw new Error('The style sheet does not say the order of its layers.');
  return `@layer site{${order}${style.replace(order, '')}}`;
}

/**
 * The style sheet that Gatsby wrote into its pages.
 *
 * @throws Error when it is not the only one, and the same in all of them.
 */
export function siteStyle(pages: readonly string[]): string {
  const found = pages.map((page) => [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]);
  const [style, ...others] = new Set(found.map((styles) => styles.map(([, text]) => text).join()));
  if (!style || others.length > 0 || found.some(({ length }) => length !== 1)) {
    throw new Error('Expected one inline style, the same in every page. Has Gatsby changed it?');
  }
  return style;
}

/**
 * The part of the site's style sheet that some pages can use, in words that the oldest browsers
 * understand: without the rules of classes that stand in none of the texts.
 *
 * @param texts The pages, and the scripts that add elements to them. The classes of CSS Modules are
 *   strings in a script, so what it may show is found in it, and in no list that goes stale.
 * @throws Error when the style sheet does not say the order of its layers.
 */
export function pageStyle(style: string, texts: readonly string[]): string {
  const words = texts.map(wordsIn);
  const ordered = inLayer(style);
  const classes = [...matches(ordered, /\.([\w-]+)/g)];
  const unused = classes.filter((name) => !words.some((known) => known.has(name)));
  return withoutUnusedProperties(minify(ordered, unused));
}
