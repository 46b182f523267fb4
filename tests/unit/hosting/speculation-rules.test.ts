import { load } from 'cheerio';
import { speculationRules } from '../../../src/build/hosting/speculation-rules';

// Other origins are not prerendered: tests/site/small-files.
describe('the speculation rules', () => {
  it.each([
    ['<a href="/pricing#plans">', true],
    ['<a href="/de/pricing" target="_self" hreflang="de">', true],
    ['<a href="#plans">', false],
    ['<a href="/pricing" aria-current="page">', false],
    ['<a href="/pricing" target="_blank">', false],
    ['<a href="/social.png" download>', false],
  ])('%s: %s', (link, followed) => {
    const [{ eagerness, where }] = JSON.parse(speculationRules()).prerender;
    expect(eagerness).toBe('moderate');
    expect(load(link)('a').is(where.and[1].not.selector_matches)).toBe(!followed);
  });
});
