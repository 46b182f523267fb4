import { load } from 'cheerio';
import { speculationRules } from '../../../src/build/hosting/speculation-rules';

describe('the speculation rules', () => {
  const { prerender } = JSON.parse(speculationRules());

  it('prerender pages of this origin when a visitor points at their links', () => {
    expect(prerender).toEqual([
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { selector_matches: expect.stringContaining('#') } },
          ],
        },
        eagerness: 'moderate',
      },
    ]);
  });

  it.each([
    ['<a href="/pricing">', true],
    ['<a href="/pricing#plans">', true],
    ['<a href="/de/pricing" target="_self" hreflang="de">', true],
    ['<a href="#plans">', false],
    ['<a href="/pricing" aria-current="page">', false],
    ['<a href="/pricing" target="_blank">', false],
    ['<a href="/social.png" download>', false],
  ])('%s: %s', (link, followed) => {
    const [, { not }] = prerender[0].where.and;
    expect(load(link)('a').is(not.selector_matches)).toBe(!followed);
  });
});
