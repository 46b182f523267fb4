import sharp from 'sharp';
import { allLanguages, sourceTag } from '../../src/content/languages';
import { brandColors } from '../../src/content/mark';
import { routes } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { pageUrl } from '../../src/i18n/paths';
import { tagsOf } from '../support/published';
import {
  attributesOf,
  type BuiltPage,
  builtPage,
  everyListedPage,
  everyPage,
  readBuilt,
} from '../support/site-pages';

const meta = (page: BuiltPage, name: string) =>
  attributesOf(page, `meta[name="${name}"], meta[property="${name}"]`).map(
    ({ content }) => content,
  );
const title = ({ $ }: BuiltPage) => $('head > title').text();
const links = (page: BuiltPage, rel: string) => attributesOf(page, `link[rel="${rel}"]`);
const language = (tag: string) => allLanguages.find((each) => each.tag === tag);

describe.each(everyPage)('The head of %s', (_path, page) => {
  const built = () => builtPage(page);

  it('has the language, direction and locale of the page, and the locales of its translations', () => {
    const { lang, dir } = built().$('html').attr() ?? {};
    expect({ lang, dir }).toEqual({ lang: page.tag, dir: language(page.tag)?.dir });
    expect(meta(built(), 'og:locale')).toEqual([language(page.tag)?.openGraph]);
    expect(meta(built(), 'og:locale:alternate')).toEqual(
      tagsOf(page.route)
        .filter((tag) => tag !== page.tag)
        .map((tag) => language(tag)?.openGraph),
    );
  });

  it('starts with the character set, and has title and style before the rest', () => {
    const { $, html } = built();
    const names = (parent: string) => Array.from($(parent).children(), ({ tagName }) => tagName);
    expect(html.slice(0, 1024)).toMatch(/^<!doctype html><html[^>]*><head><meta charset="utf-8">/i);
    expect(names('head').slice(0, 4)).toEqual(['meta', 'meta', 'title', 'style']);
    expect(names('html')).toEqual(['head', 'body']);
  });

  it('sets the viewport and the colours, and turns off telephone detection', () => {
    expect(meta(built(), 'viewport')).toEqual(['width=device-width, initial-scale=1']);
    expect(meta(built(), 'format-detection')).toEqual(['telephone=no']);
    expect(meta(built(), 'color-scheme')).toEqual(['light dark']);
    expect(attributesOf(built(), 'meta[name="theme-color"]')).toMatchObject([
      { media: '(prefers-color-scheme: light)', content: brandColors.light.ground },
      { media: '(prefers-color-scheme: dark)', content: brandColors.dark.ground },
    ]);
  });

  it('has one title and one description, of suitable lengths for search engines', () => {
    const [description = '', ...more] = meta(built(), 'description');
    expect([built().$('head > title').length, more.length]).toEqual([1, 0]);
    expect(title(built())).toMatch(/^.{15,70}$/u);
    expect(description).toMatch(/^.{70,170}$/u);
    // Printed at the top of every page.
    expect(built().$('html').attr('data-running-head')).toBe(title(built()));
  });

  it('has the title and description of the page for social networks, too', () => {
    const cards = built();
    expect(meta(cards, 'og:type')).toEqual(['website']);
    expect(meta(cards, 'og:site_name')).toEqual([site.productName]);
    expect(meta(cards, 'og:title')).toEqual([title(cards)]);
    expect(meta(cards, 'og:description')).toEqual(meta(cards, 'description'));
    expect(meta(cards, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('has icons and a manifest that exist', () => {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const [found, ...more] = links(built(), rel);
      expect(more).toEqual([]);
      expect(readBuilt(found?.href?.slice(1) ?? '').length).toBeGreaterThan(0);
    }
  });
});

// Pages that show the English text in another language: partial-translation.test.ts.
describe.each(everyPage.filter(([, { text }]) => text !== 'source'))(
  'The links in the head of %s',
  (_path, { route, tag, ...page }) => {
    it('are a canonical address and all translations, or none for a status page', () => {
      const built = builtPage({ route, tag, ...page });
      const isListed = routes[route].kind === 'page';
      const url = isListed ? [pageUrl(route, tag)] : [];
      expect({
        canonical: links(built, 'canonical').map((link) => link?.href),
        cards: meta(built, 'og:url'),
        robots: meta(built, 'robots'),
        alternates: links(built, 'alternate').map((link) => [link?.hreflang, link?.href]),
      }).toEqual({
        canonical: url,
        cards: url,
        robots: isListed ? [] : ['noindex'],
        alternates: isListed
          ? [
              ...tagsOf(route).map((each) => [each, pageUrl(route, each)]),
              ['x-default', pageUrl(route, sourceTag)],
            ]
          : [],
      });
    });
  },
);

describe.each(everyListedPage)('The social image of %s', (_path, page) => {
  it('is its own, exists in the size that the head states, and is small', async () => {
    const built = builtPage(page);
    const [image = ''] = meta(built, 'og:image');
    expect(image.startsWith(`${site.siteOrigin}/`)).toBe(true);
    expect(image).toContain(`/${page.tag}/${page.route}.`);
    const picture = readBuilt(new URL(image).pathname.slice(1));
    expect(picture.length).toBeLessThanOrEqual(60_000);
    const { width, height } = await sharp(picture).metadata();
    expect(meta(built, 'og:image:width')).toEqual([String(width)]);
    expect(meta(built, 'og:image:height')).toEqual([String(height)]);
    expect(meta(built, 'og:image:alt')).toEqual([title(built)]);
  });
});

describe('The pages of the site', () => {
  it.each([
    ['title', title],
    ['description', (built: BuiltPage) => meta(built, 'description')[0] ?? ''],
  ])('have a unique %s in their language', (_name, read) => {
    // Danish and Norwegian may be identical.
    const texts = everyPage.map(([, page]) => `${page.tag}: ${read(builtPage(page))}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
