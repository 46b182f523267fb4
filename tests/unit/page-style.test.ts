import { pageStyle, siteStyle } from '../../src/build/page-style';

/** The style for some pages and scripts, without its layer. */
const styleFor = (style: string, ...texts: string[]) => {
  const [, rest] =
    pageStyle(`@layer one;${style}`, texts).match(/^@layer site\{@layer one;?(.*)\}$/) ?? [];
  return rest;
};

describe('The style of a page', () => {
  it('has no rules for classes that neither the page nor a script uses', () => {
    const style = '.a_x{top:1px}.a_y{top:2px}.a_z{top:3px}.a_z .a_x{top:4px}';
    expect(styleFor(style, '<p class="a_x">', 'add("a_y")')).toBe('.a_x{top:1px}.a_y{top:2px}');
  });

  it('keeps rules for elements, states and the absence of a class', () => {
    const style = ':focus-visible{top:1px}a:not(.a_x){top:2px}[aria-busy=true]{top:3px}';
    expect(styleFor(style, '<p>')).toBe(style);
  });

  it('has no unused custom properties, nor those that only these use', () => {
    const style =
      ':root{--a:1px;--b:var(--a);--c:var(--b);--d:2px}p{top:var(--d)}.a_x{top:var(--c)}';
    expect(styleFor(style, '<p>')).toBe(':root{--d:2px}p{top:var(--d)}');
  });

  it('has widths in a syntax that is older than `not`', () => {
    expect(styleFor('@media (width < 48rem){a{top:1px}}')).toBe(
      '@media (max-width:47.99rem){a{top:1px}}',
    );
  });

  it('is refused if it does not declare the order of its layers', () => {
    expect(() => pageStyle('a{top:1px}', [])).toThrow('order of its layers');
  });
});

describe('The style of the site', () => {
  const page = '<style data-href="/a.css">a{}</style>';

  it('is the one that Gatsby wrote into every page', () => {
    expect(siteStyle([page, page])).toBe('a{}');
  });

  it.each([
    ['two in a page', [page + page]],
    ['none in a page', [page, '<p>']],
    ['another one in another page', [page, '<style>b{}</style>']],
  ])('is refused if there is %s', (_, pages) => {
    expect(() => siteStyle(pages)).toThrow('Expected one inline style');
  });
});
