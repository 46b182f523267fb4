import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { sourceTag } from '../../src/content/languages';
import { catalogue } from '../../src/content/plans';
import { namespaces, routeIds } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { published, tagsOf } from '../support/published';
import { builtPage, everyPage, pageOf } from '../support/site-pages';
import { everyString, runOnWords, textNodes } from '../support/site-words';

function keysIn(messages: object, prefix = ''): readonly string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? prefix + name : keysIn(value, `${prefix}${name}.`),
  );
}

/** Every message key, with and without its namespace: what i18next prints when a message is missing. */
const keys = new Set(
  namespaces.flatMap((namespace) => {
    const file = `locales/${sourceTag}/${namespace}.json`;
    const found = keysIn(JSON.parse(readFileSync(file, 'utf8'))).flatMap((key) => [
      key,
      // A plural form is asked for by its base.
      key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
    ]);
    return found.flatMap((key) => [key, `${namespace}:${key}`]);
  }),
);

describe.each(everyPage)('The words of %s', (_path, page) => {
  const built = () => builtPage(page);

  it('have one title, the first heading of the main part', () => {
    const { $ } = built();
    expect($('h1').length).toBe(1);
    expect($('main :is(h1, h2, h3)').first().prop('tagName')).toBe('H1');
    expect($('h1').text().trim()).not.toBe('');
  });

  it('go down one level of heading at a time', () => {
    const levels = built()
      .$('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
    expect(jumps).toEqual([]);
  });

  it('hold no placeholder that nobody filled, and no value that is none', () => {
    const open = everyString(built()).filter((text) =>
      /\{\{|\}\}|\$t\(|\bundefined\b|\bNaN\b|\[object /.test(text),
    );
    expect(open).toEqual([]);
  });

  it('hold no tag that stayed text', () => {
    expect(everyString(built()).filter((text) => /<\/?[a-z][\w-]*\s*\/?>/i.test(text))).toEqual([]);
  });

  it('stand apart where a program shows the page without its styles', () => {
    expect(runOnWords(built())).toEqual([]);
  });

  it('keep names that stand alone from a browser that translates', () => {
    const { $ } = built();
    const kept = $('[translate="no"]').map((_, element) => $(element).text());
    const plans = page.route === 'pricing' ? catalogue : [];
    expect(kept.toArray()).toEqual(
      expect.arrayContaining([
        site.productName,
        ...published.map(({ endonym }) => endonym),
        ...plans.map(({ name }) => name),
      ]),
    );
  });

  it('hold no message key in the place of its message', () => {
    // What an element is called by, such as id and class, may well read like a key.
    const read = [
      ...textNodes(built()),
      ...['aria-label', 'title', 'alt', 'content'].flatMap((name) =>
        built()
          .$(`[${name}]`)
          .toArray()
          .map((element) => built().$(element).attr(name) ?? ''),
      ),
    ];
    expect(read.filter((text) => keys.has(text.trim()))).toEqual([]);
    const parts = read.flatMap((text) => text.split(/[\s,()]+/));
    expect(parts.filter((part) => part.includes('.') && keys.has(part))).toEqual([]);
  });

  it('are never empty where something is called by a name', () => {
    const { $ } = built();
    const nameless = $('[aria-label], [alt], a, button, h1, h2, h3, th, dt, dd, caption, li, p')
      .toArray()
      .filter((element) => {
        const name = $(element).attr('aria-label') ?? $(element).attr('alt') ?? $(element).text();
        return name.trim() === '';
      });
    expect(nameless.map((element) => $.html(element))).toEqual([]);
  });
});

describe('The pages of a route', () => {
  it.each(routeIds)('are built of the same elements in every language: %s', (route) => {
    const shapes = tagsOf(route).map((tag) => {
      const $ = load(pageOf(route, tag).html);
      // Notices that a translation has and the source has not.
      $('main a[hreflang]').closest('p').remove();
      return $('main *')
        .toArray()
        .map(({ tagName }) => tagName)
        .filter((name) => !['a', 'strong', 'time', 'span'].includes(name))
        .join(' ');
    });
    expect(new Set(shapes).size).toBe(1);
  });
});
