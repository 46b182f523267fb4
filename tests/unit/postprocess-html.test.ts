import { postprocessHtml } from '../../src/build/postprocess-html';

/** The parts of a page as Gatsby writes it, for tests to replace. */
const parts = {
  styles:
    '<style data-href="/styles.css" data-identity="gatsby-global-css">@layer one{a{b:c}}</style>',
  content: '<header>Top</header><main><p>One<!-- --> two</p></main>',
  wrapper: 'id="gatsby-focus-wrapper"',
  script:
    '<script id="gatsby-script-loader">window.pagePath="/";</script><script src="/app.js" async></script>',
};

/** A page after postprocessing, without line breaks. */
function finish(changes: Partial<typeof parts> = {}): string {
  const { styles, content, wrapper, script } = { ...parts, ...changes };
  const raw = `<!DOCTYPE html><html lang="de" dir="ltr"><head><meta charSet="utf-8"/>
<meta http-equiv="x-ua-compatible" content="ie=edge"/>
<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>
<meta name="generator" content="Gatsby 5.16.1"/>
<meta name="description" content="What it is" data-gatsby-head="true"/>
<script type="application/ld+json" data-gatsby-head="true">{"@type":"Organization"}</script>
<title data-gatsby-head="true">The title</title>${styles}
</head><body><div id="___gatsby">
<div style="outline:none" tabindex="-1" ${wrapper}>${content}<script id="dialogs-content" type="application/json">{"close":"Close"}</script></div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>
<!-- slice-start id="_gatsby-scripts-1" -->${script}<!-- slice-end --></body></html>`;
  return postprocessHtml(raw, { loader: 'start()', style: 'a{b:c}' }, 'de/pricing.html').replaceAll(
    '\n',
    '',
  );
}

// Style and loader have the hashes in the policy: tests/site/policy-of-content.
describe('A finished page', () => {
  it('has nothing of Gatsby’s, an early style, and the loader after the header', () => {
    expect(finish()).toBe(
      [
        '<!DOCTYPE html><html lang="de" dir="ltr"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<title>The title</title><style>a{b:c}</style>',
        '<meta name="description" content="What it is">',
        '<script type="application/ld+json">{"@type":"Organization"}</script>',
        '</head><body><div id="___gatsby">',
        '<header>Top</header><script>start()</script><main><p>One two</p></main>',
        '<script id="dialogs-content" type="application/json">{"close":"Close"}</script>',
        '</div></body></html>',
      ].join(''),
    );
  });

  it.each<[what: string, changes: Partial<typeof parts>, message: string]>([
    [
      'a style in its content',
      { content: '<main><style>b{}</style></main>' },
      'one style, found 2',
    ],
    ['no style', { styles: '' }, 'found 0'],
    ['a style attribute', { content: '<p style="color:red">Red</p>' }, '<P> has a style attribute'],
    ['no wrapper of Gatsby’s', { wrapper: 'id="other"' }, 'expected one #gatsby-focus-wrapper'],
    ['no script of Gatsby’s', { script: '' }, 'expected some script:not'],
    ['no main part', { content: '<p>Text</p>' }, 'expected one main, found 0'],
  ])('is refused for one with %s', (_what, changes, message) => {
    expect(() => finish(changes)).toThrow(message);
    expect(() => finish(changes)).toThrow('de/pricing.html');
  });
});
