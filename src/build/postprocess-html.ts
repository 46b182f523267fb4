import { load } from 'cheerio';

/** What the build inserts into a page. */
export interface PageParts {
  readonly loader: string;
  readonly style: string;
}

/**
 * Elements that only Gatsby's browser code needs, and how many of them a page has. A different
 * number means that Gatsby's output has changed.
 */
const gatsbyOnly: readonly (readonly [selector: string, count: 'one' | 'some'])[] = [
  ['script:not([type="application/json"]):not([type="application/ld+json"])', 'some'],
  ['meta[name="generator"]', 'one'],
  ['meta[http-equiv="x-ua-compatible"]', 'one'],
  ['#gatsby-announcer', 'one'],
];

/**
 * Replaces Gatsby's scripts in a page with the loader. The page then needs a single request and
 * works under a strict content security policy.
 *
 * @throws Error if the page differs from Gatsby's usual output, does not have exactly one inline
 *   style and one `<main>`, or has a style attribute.
 */
export function postprocessHtml(raw: string, { loader, style }: PageParts, file: string): string {
  const $ = load(raw);
  const find = (selector: string, count: 'one' | 'some' = 'one') => {
    const found = $(selector);
    if (count === 'one' ? found.length === 1 : found.length > 0) return found;
    throw new Error(`${file}: expected ${count} ${selector}, found ${found.length}.`);
  };
  for (const [selector, count] of gatsbyOnly) find(selector, count).remove();
  find('[data-gatsby-head]', 'some').removeAttr('data-gatsby-head');
  // The dialogs need it, to make the page inert.
  find('#___gatsby');
  // The wrapper receives focus after Gatsby's client-side navigation, which this site does not use.
  const wrapper = find('#gatsby-focus-wrapper');
  wrapper.replaceWith(wrapper.contents());
  // Markers for hydration, which never happens, and for Gatsby's slices.
  $('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  // The white space between the removed scripts.
  $('body')
    .contents()
    .filter((_, node) => node.type === 'text')
    .remove();

  find('style').remove();
  const inline = $('[style]').first();
  if (inline.length > 0) {
    throw new Error(
      `${file}: <${inline.prop('tagName')}> has a style attribute; use a CSS Module.`,
    );
  }
  // What the first paint depends on comes first.
  const viewport = find('meta[name="viewport"]');
  viewport.attr('content', 'width=device-width, initial-scale=1');
  viewport.after(find('title'), `<style>${style}</style>`);
  // Here the header has been parsed but nothing below it painted, so the loader causes no shift.
  find('main').before(`<script>${loader}</script>`);
  return $.html();
}
