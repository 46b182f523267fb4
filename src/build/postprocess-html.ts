import { load } from 'cheerio';

/** What the build puts into a page. */
export interface PageParts {
  readonly loader: string;
  readonly style: string;
}

/**
 * What only Gatsby's browser code needs, and how often a page has it. Another count means that
 * Gatsby writes other pages than those this file knows.
 */
const gatsbyOnly: readonly (readonly [selector: string, count: 'one' | 'some'])[] = [
  ['script:not([type="application/json"]):not([type="application/ld+json"])', 'some'],
  ['meta[name="generator"]', 'one'],
  ['meta[http-equiv="x-ua-compatible"]', 'one'],
  ['#gatsby-announcer', 'one'],
];

/**
 * Takes Gatsby's scripts out of a page and puts the loader in: what is left needs one request and
 * works under a content security policy without exceptions.
 *
 * @throws Error when the page is not as Gatsby writes it, has not exactly one inline style and one
 *   main part, or keeps an inline style attribute.
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
  // The dialogs make it inert.
  find('#___gatsby');
  // The wrapper takes the focus after Gatsby's own navigation, which this site does not use.
  const wrapper = find('#gatsby-focus-wrapper');
  wrapper.replaceWith(wrapper.contents());
  // Marks for hydration, which never happens, and of Gatsby's slices.
  $('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  // White space that stood between the scripts.
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
  // What decides the first paint comes first.
  const viewport = find('meta[name="viewport"]');
  viewport.attr('content', 'width=device-width, initial-scale=1');
  viewport.after(find('title'), `<style>${style}</style>`);
  // Where the header is parsed and nothing below it is painted: what the loader shows moves nothing.
  find('main').before(`<script>${loader}</script>`);
  return $.html();
}
