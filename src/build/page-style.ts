import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/** The oldest browsers that are sent the styles: `browserslist` in package.json. */
const targets = browserslistToTargets(browserslist());

function minify(style: string, unusedSymbols: readonly string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(style),
    minify: true,
    targets,
    // The themes are already written out in full, and `:dir()` would become a list of languages.
    exclude: Features.LightDark | Features.DirSelector,
    unusedSymbols: [...unusedSymbols],
  });
  // Lightning CSS turns `width < 48rem` into `not (min-width: 48rem)`, which is no better supported.
  return code
    .toString()
    .replace(/not \(min-width:([\d.]+)rem\)/g, (_, width) => `(max-width:${width - 0.01}rem)`);
}

const matches = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Every word in a page or script outside `<style>`: any class in use is among them. */
function wordsIn(text: string): ReadonlySet<string> {
  return matches(text.replace(/<style[\s\S]*?<\/style>/g, ''), /([\w-]+)/g);
}

/** Removes unused custom properties, repeatedly, as removing one may leave others unused. */
function withoutUnusedProperties(style: string): string {
  const read = matches(style, /var\((--[\w-]+)/g);
  const unused = [...matches(style, /(--[\w-]+):/g)].filter((name) => !read.has(name));
  return unused.length === 0 ? style : withoutUnusedProperties(minify(style, unused));
}

/**
 * Moves the declaration of the layer order to the top, as webpack may sort it elsewhere, and wraps
 * the whole style sheet in one layer. Without that, a browser that does not support layers would
 * apply the unlayered rules without the tokens they use; with it, the browser shows plain HTML.
 */
function inLayer(style: string): string {
  const [order] = style.match(/@layer [^{};]+;/) ?? [];
  if (!order) throw new Error('The style sheet does not declare the order of its layers.');
  return `@layer site{${order}${style.replace(order, '')}}`;
}

/**
 * The style sheet that Gatsby wrote into its pages.
 *
 * @throws Error unless every page has exactly one style sheet and all of them are the same.
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
 * The part of the site's style sheet that some pages need, lowered for the oldest browsers: rules
 * whose classes occur in none of the texts are left out.
 *
 * @param texts The pages, and the scripts that add elements to them: the classes of CSS Modules are
 *   strings in a script, so a separate list of them is not needed.
 * @throws Error if the style sheet does not declare the order of its layers.
 */
export function pageStyle(style: string, texts: readonly string[]): string {
  const words = texts.map(wordsIn);
  const ordered = inLayer(style);
  const classes = [...matches(ordered, /\.([\w-]+)/g)];
  const unused = classes.filter((name) => !words.some((used) => used.has(name)));
  return withoutUnusedProperties(minify(ordered, unused));
}
