import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { sourceTag } from '../../src/content/languages';
import { catalogue } from '../../src/content/plans';
import { namespaces } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { published } from '../support/published';
import {
  attributesOf,
  type BuiltPage,
  builtPage,
  everyPage,
  textNodes,
} from '../support/site-pages';
import { stringsOf } from '../support/strings-of';

function keysIn(messages: object, prefix = ''): readonly string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? prefix + name : keysIn(value, `${prefix}${name}.`),
  );
}

/** Every message key, with and without its namespace, as i18next prints it if the message is missing. */
const keys = new Set(
  namespaces.flatMap((namespace) => {
    const file = `locales/${sourceTag}/${namespace}.json`;
    const found = keysIn(JSON.parse(readFileSync(file, 'utf8'))).flatMap((key) => [
      key,
      // Plural forms are requested by their base.
      key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
    ]);
    return found.flatMap((key) => [key, `${namespace}:${key}`]);
  }),
);

/** Every string of a page: text, attributes and JSON. */
function everyString(page: BuiltPage): readonly string[] {
  const { $ } = page;
  const attributes = attributesOf(page, '*').flatMap(Object.values);
  const data = Array.from($('script[type$="json"]'), (script) => JSON.parse($(script).text()));
  return [...textNodes(page), ...attributes, ...stringsOf(data)];
}

type Node = NonNullable<ReturnType<ReturnType<CheerioAPI>['contents']>[number]>;

/** Inline elements, which do not start a new line if styles are off. */
const inline = /^(?:a|abbr|b|bdi|button|code|em|i|mark|path|small|span|strong|svg|time)$/;

/** Words of adjacent elements without a space between them: `Home|Pricing`. */
function runOnWords({ $ }: BuiltPage): readonly string[] {
  const found: string[] = [];
  let before = '';
  const read = (node: Node): void => {
    if (node.type === 'text') {
      if (/[\p{L}\p{N}.)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(node.data))
        found.push(`${before.slice(-20)}|${node.data.slice(0, 20)}`);
      before = node.data;
    } else if (node.type === 'tag') {
      const isBlock = !inline.test(node.name);
      if (isBlock) before = '';
      node.children.forEach(read);
      if (isBlock) before = '';
    }
  };
  $('body').each((_, body) => read(body));
  return found;
}

describe.each(everyPage)('The words of %s', (_path, page) => {
  const built = () => builtPage(page);

  it('contain no unfilled placeholders and no missing values', () => {
    const unfilled = everyString(built()).filter((text) =>
      /\{\{|\}\}|\$t\(|\bundefined\b|\bNaN\b|\[object /.test(text),
    );
    expect(unfilled).toEqual([]);
  });

  it('contain no tags as text', () => {
    expect(everyString(built()).filter((text) => /<\/?[a-z][\w-]*\s*\/?>/i.test(text))).toEqual([]);
  });

  it('are separated by spaces if the page is shown without styles', () => {
    expect(runOnWords(built())).toEqual([]);
  });

  it('have names that browsers must not translate', () => {
    const { $ } = built();
    const names = Array.from($('[translate="no"]'), (element) => $(element).text());
    const plans = page.route === 'pricing' ? catalogue : [];
    expect(names).toEqual(
      expect.arrayContaining([
        site.productName,
        ...published.map(({ endonym }) => endonym),
        ...plans.map(({ name }) => name),
      ]),
    );
  });

  it('contain no message keys instead of messages', () => {
    // Other attributes, such as id and class, may look like a key.
    const texts = [
      ...textNodes(built()),
      ...['aria-label', 'title', 'alt', 'content'].flatMap((name) =>
        attributesOf(built(), `[${name}]`).map((attributes) => attributes[name] ?? ''),
      ),
    ];
    expect(texts.filter((text) => keys.has(text.trim()))).toEqual([]);
    const parts = texts.flatMap((text) => text.split(/[\s,()]+/));
    expect(parts.filter((part) => part.includes('.') && keys.has(part))).toEqual([]);
  });

  it('are never empty', () => {
    const { $ } = built();
    const elements = $('th, dt, dd, caption, li, p').toArray();
    const empty = elements.filter((element) => $(element).text().trim() === '');
    expect(empty.map((element) => $.html(element))).toEqual([]);
  });
});
