import { load } from 'cheerio';

/** What a finished page is made of beside its own HTML. */
export interface PostprocessedHtml {
  readonly html: string;
  /** Text of the one inline style, the same on every page. */
  readonly style: string;
}

/** Attributes and elements that only Gatsby's browser code needs. */
const gatsbyOnly = [
  'script:not([type="application/json"]):not([type="application/ld+json"])',
  'link[as="script"]',
  'link[as="fetch"]',
  'meta[name="generator"]',
  'meta[http-equiv="x-ua-compatible"]',
  '#gatsby-announcer',
].join(',');

/** Comments that React leaves for hydration, which never happens. */
const hydrationMarks = /<!--[\s\S]*?-->/g;

/**
 * Puts the order of the cascade layers first. The one style sheet is made of several entries, which
 * webpack sorts as it likes; a layer that is met before the order is known would lose to all others.
 */
function layersFirst(style: string, file: string): string {
  const [order] = style.match(/@layer [^{};]+;/) ?? [];
  if (!order) throw new Error(`${file}: the style does not say the order of its layers.`);
  return order + style.replace(order, '');
}

/**
 * Takes Gatsby's scripts out of a page and puts the loader in: what is left needs one request and
 * works under a content security policy without exceptions.
 *
 * @throws Error when the page has not exactly one inline style, which names its layers, and one main
 *   part, or keeps an inline style attribute.
 */
export function postprocessHtml(raw: string, loader: string, file: string): PostprocessedHtml {
  const $ = load(raw.replace(hydrationMarks, ''));
  $(gatsbyOnly).remove();
  $('[data-gatsby-head]').removeAttr('data-gatsby-head');
  // The wrapper takes the focus after Gatsby's own navigation, which this site does not use.
  $('#gatsby-focus-wrapper').replaceWith($('#gatsby-focus-wrapper').contents());
  // White space that stood between the scripts.
  $('body')
    .contents()
    .filter((_, node) => node.type === 'text')
    .remove();

  const styles = $('style');
  if (styles.length !== 1) {
    throw new Error(`${file}: expected one inline style, found ${styles.length}.`);
  }
  const style = layersFirst(styles.text(), file);
  const inline = $('[style]').first();
  if (inline.length > 0) {
    throw new Error(
      `${file}: <${inline.prop('tagName')}> has a style attribute; use a CSS Module.`,
    );
  }
  // What decides the first paint comes first.
  styles.remove();
  $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
  $('meta[name="viewport"]').after($('title'), `<style>${style}</style>`);
  // Where the header is parsed and nothing below it is painted: what the loader shows moves nothing.
  const main = $('main');
  if (main.length !== 1) throw new Error(`${file}: expected one <main>, found ${main.length}.`);
  main.before(`<script>${loader}</script>`);
  return { html: $.html(), style };
}
