import { load } from 'cheerio';
import { postprocessHtml } from '../../src/build/postprocess-html';

/** The parts of a page as Gatsby writes it; a test replaces one of them. */
const parts = {
  styles:
    '<style data-href="/styles.css" data-identity="gatsby-global-css">@layer one{a{b:c}}@layer two, one;</style>',
  content: '<header>Top</header><main><p>One<!-- --> two</p></main>',
  wrapper: 'id="gatsby-focus-wrapper"',
  script:
    '<script id="gatsby-script-loader">window.pagePath="/";</script><script src="/app.js" async></script>',
  data: '<script id="dialogs-content" type="application/json">{"close":"Close"}</script>',
};

function raw(changes: Partial<typeof parts> = {}): string {
  const { styles, content, data, wrapper, script } = { ...parts, ...changes };
  return `<!DOCTYPE html><html lang="de" dir="ltr"><head><meta charSet="utf-8"/>
<meta http-equiv="x-ua-compatible" content="ie=edge"/>
<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>
<meta name="generator" content="Gatsby 5.16.1"/>
<meta name="description" content="What it is" data-gatsby-head="true"/>
<script type="application/ld+json" data-gatsby-head="true">{"@type":"Organization"}</script>
<title data-gatsby-head="true">The title</title>${styles}
</head><body><div id="___gatsby">
<div style="outline:none" tabindex="-1" ${wrapper}>${content}${data}</div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>
<!-- slice-start id="_gatsby-scripts-1" -->${script}<!-- slice-end --></body></html>`;
}

const finish = (
  changes: Partial<typeof parts> = {},
  { loader = 'start()', style = 'a{b:c}' } = {},
) => postprocessHtml(raw(changes), { loader, style }, 'de/pricing.html');

describe('A finished page', () => {
  const html = finish();
  const $ = load(html);

  it('keeps the loader as its only script that runs', () => {
    const scripts = $('script:not([type])').toArray();
    expect(scripts.map((script) => $(script).text())).toEqual(['start()']);
    expect(html).not.toContain('/app.js');
  });

  it('keeps its data', () => {
    expect($('#dialogs-content').text()).toBe('{"close":"Close"}');
    expect($('script[type="application/ld+json"]').text()).toBe('{"@type":"Organization"}');
  });

  it('holds nothing that only Gatsby knows', () => {
    expect(html).not.toMatch(/gatsby-|generator|x-ua-compatible/);
    expect($('#___gatsby > main > p').text()).toBe('One two');
  });

  it('holds no comment, so that words split for hydration are one text again', () => {
    expect(html).not.toContain('<!--');
    expect(load(html)('p').contents()).toHaveLength(1);
  });

  it('has one style, without attributes, in the place of Gatsby’s', () => {
    expect(html.match(/<style[^>]*>[^<]*/g)).toEqual(['<style>a{b:c}']);
  });

  it('starts with what decides the first paint', () => {
    const head = $('head').children().toArray();
    expect(head.slice(0, 4).map((element) => element.tagName)).toEqual([
      'meta',
      'meta',
      'title',
      'style',
    ]);
    expect($('meta').first().attr('charset')).toBe('utf-8');
  });

  it('runs the loader when the header is there and nothing of the main part is', () => {
    expect($('main').prev('script').text()).toBe('start()');
    expect($('main').prevAll('header')).toHaveLength(1);
  });

  it('lets phones zoom and keeps its language', () => {
    expect($('meta[name="viewport"]').attr('content')).toBe('width=device-width, initial-scale=1');
    expect($('html').attr('lang')).toBe('de');
  });

  it('is the same again when the same page is finished again', () => {
    expect(finish()).toBe(html);
  });

  it('carries style and loader letter for letter, because the policy holds their hashes', () => {
    const odd = `@layer one;a>b::before{content:"&'\\201c"}`;
    const loader = `if(1<2&&3>2)x("$&")`;
    const page = finish({}, { loader, style: odd });
    expect(page).toContain(`<style>${odd}</style>`);
    expect(page).toContain(`<script>${loader}</script>`);
  });
});

describe('A page that cannot be finished', () => {
  it.each([
    [
      'two inline styles',
      { styles: '<style>a{}</style><style>b{}</style>' },
      'expected one style, found 2',
    ],
    ['a style inside its content', { content: '<main><style>b{}</style></main>' }, 'found 2'],
    ['no inline style', { styles: '' }, 'found 0'],
    ['a style attribute', { content: '<p style="color:red">Red</p>' }, '<P> has a style attribute'],
    ['no wrapper of Gatsby’s', { wrapper: 'id="other"' }, 'expected one #gatsby-focus-wrapper'],
    ['no script of Gatsby’s', { script: '' }, 'expected some script:not'],
    ['no main part', { content: '<p>Text</p>' }, 'expected one main, found 0'],
  ])('stops the build when it has %s, naming the file', (_what, changes, message) => {
    expect(() => finish(changes)).toThrow(message);
    expect(() => finish(changes)).toThrow('de/pricing.html');
  });
});
