import sharp from 'sharp';
import { allLanguages, sourceTag } from '../../src/content/languages';
import { brandColors } from '../../src/content/mark';
import { site } from '../../src/content/site';
import { pageUrl } from '../../src/i18n/paths';
import { tagsOf } from '../support/published';
import {
  type BuiltPage,
  builtPage,
  everyListedPage,
  everyPage,
  everyStatusPage,
  pageOf,
  readBuilt,
} from '../support/site-pages';

/** Characters; search engines cut what is longer, and take what is shorter for nothing said. */
const lengths = { title: [15, 70], description: [70, 170] } as const;

const meta = ({ $ }: BuiltPage, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map((element) => $(element).attr('content'));
const title = ({ $ }: BuiltPage) => $('head > title').text();
const links = ({ $ }: BuiltPage, rel: string) =>
  $(`link[rel="${rel}"]`)
    .toArray()
    .map((element) => $(element).attr());
const alternates = (page: BuiltPage) =>
  links(page, 'alternate').map((link) => [link?.hreflang, link?.href] as const);

describe.each(everyPage)('The head of %s', (_path, page) => {
  const built = () => builtPage(page);

  it('says the language and direction of the page', () => {
    const language = allLanguages.find(({ tag }) => tag === page.tag);
    const { lang, dir } = built().$('html').attr() ?? {};
    expect({ lang, dir }).toEqual({ lang: page.tag, dir: language?.dir });
  });

  it('starts with the character set, and puts words and style before the rest', () => {
    expect(built().html.slice(0, 1024)).toMatch(
      /^<!doctype html><html[^>]*><head><meta charset="utf-8">/i,
    );
    const names = built()
      .$('head')
      .children()
      .toArray()
      .map(({ tagName }) => tagName);
    expect(names.slice(0, 4)).toEqual(['meta', 'meta', 'title', 'style']);
    expect(
      built()
        .$('html')
        .children()
        .toArray()
        .map(({ tagName }) => tagName),
    ).toEqual(['head', 'body']);
  });

  it('keeps phones from making telephone links of other numbers', () => {
    expect(meta(built(), 'format-detection')).toEqual(['telephone=no']);
  });

  it('lets phones lay the page out at their width, and zoom', () => {
    expect(meta(built(), 'viewport')).toEqual(['width=device-width, initial-scale=1']);
  });

  it.each([
    ['title', () => title(built())],
    ['description', () => meta(built(), 'description')[0] ?? ''],
  ] as const)('has one %s of a length that is shown', (name, read) => {
    const [least, most] = lengths[name];
    expect(read().length).toBeGreaterThanOrEqual(least);
    expect(read().length).toBeLessThanOrEqual(most);
    expect(built().$('head > title').length).toBe(1);
    expect(meta(built(), 'description')).toHaveLength(1);
  });

  it('heads every printed page with its title', () => {
    expect(built().$('html').attr('data-running-head')).toBe(title(built()));
  });

  it('says in the cards of social networks what it says in the page', () => {
    const cards = built();
    expect(meta(cards, 'og:type')).toEqual(['website']);
    expect(meta(cards, 'og:site_name')).toEqual([site.productName]);
    expect(meta(cards, 'og:title')).toEqual([title(cards)]);
    expect(meta(cards, 'og:description')).toEqual(meta(cards, 'description'));
    expect(meta(cards, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('names the locale of the page and those of its other languages', () => {
    const locale = (tag: string) => allLanguages.find((each) => each.tag === tag)?.openGraph;
    expect(meta(built(), 'og:locale')).toEqual([locale(page.tag)]);
    const others = tagsOf(page.route).filter((tag) => tag !== page.tag);
    expect(meta(built(), 'og:locale:alternate')).toEqual(others.map(locale));
  });

  it('gives the browser its colours, by day and by night', () => {
    const { $ } = built();
    const colours = $('meta[name="theme-color"]')
      .toArray()
      .map((element) => [$(element).attr('media'), $(element).attr('content')]);
    expect(colours).toEqual([
      ['(prefers-color-scheme: light)', brandColors.light.ground],
      ['(prefers-color-scheme: dark)', brandColors.dark.ground],
    ]);
    expect(meta(built(), 'color-scheme')).toEqual(['light dark']);
  });

  it('has icons and a manifest that exist', () => {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const found = links(built(), rel);
      expect(found).toHaveLength(1);
      expect(readBuilt(found[0]?.href?.slice(1) ?? '').length).toBeGreaterThan(0);
    }
  });
});

describe.each(everyListedPage)('The addresses of %s', (_path, page) => {
  it('are one canonical address, which social networks know as well', () => {
    const built = builtPage(page);
    const url = pageUrl(page.route, page.tag);
    expect(links(built, 'canonical').map((link) => link?.href)).toEqual([url]);
    expect(meta(built, 'og:url')).toEqual([url]);
    expect(meta(built, 'robots')).toEqual([]);
  });

  it('are complete: the page itself, every other language, and the one for everybody else', () => {
    expect(alternates(builtPage(page))).toEqual([
      ...tagsOf(page.route).map((tag) => [tag, pageUrl(page.route, tag)]),
      ['x-default', pageUrl(page.route, sourceTag)],
    ]);
  });

  it('are the same on each of these pages', () => {
    for (const tag of tagsOf(page.route)) {
      expect(alternates(pageOf(page.route, tag))).toEqual(alternates(builtPage(page)));
    }
  });

  it('hold a picture of its own that exists in the size that is promised, and is small', async () => {
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

describe.each(everyStatusPage)('The page %s, which answers with a status,', (_path, page) => {
  it('is kept out of search engines and has no address of its own', () => {
    const built = builtPage(page);
    expect(meta(built, 'robots')).toEqual(['noindex']);
    expect(links(built, 'canonical')).toEqual([]);
    expect(alternates(built)).toEqual([]);
    expect(meta(built, 'og:url')).toEqual([]);
  });
});

describe('The pages of the site', () => {
  it.each([
    ['title', title],
    ['description', (built: BuiltPage) => meta(built, 'description')[0] ?? ''],
  ])('have each a %s of their own in their language', (_name, read) => {
    // Danish and Norwegian may well say the same.
    const texts = everyPage.map(([, page]) => `${page.tag}: ${read(builtPage(page))}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
