import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { sourceTag } from '../../src/content/languages';
import { catalogue } from '../../src/content/plans';
import { namespaces } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { published } from '../support/published';
import { type BuiltPage, builtPage, everyPage, textNodes } from '../support/site-pages';
import { stringsOf } from '../support/strings-of';

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

/** Every string of a page that reaches a person or a machine: text, attributes and JSON. */
function everyString(page: BuiltPage): readonly string[] {
  const { $ } = page;
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}));
  const data = $('script[type$="json"]')
    .toArray()
    .flatMap((script) => stringsOf(JSON.parse($(script).text())));
  return [...textNodes(page), ...attributes, ...data];
}

type Node = NonNullable<ReturnType<ReturnType<CheerioAPI>['contents']>[number]>;

/** Elements that begin no line of their own where styles are off; a drawing is nothing there. */
const inline = /^(?:a|abbr|b|bdi|button|code|em|i|mark|path|small|span|strong|svg|time)$/;

/** Words of neighbouring elements with nothing between them: `Home|Pricing`. */
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

  it('are never empty', () => {
    const { $ } = built();
    const empty = $('th, dt, dd, caption, li, p')
      .toArray()
      .filter((element) => $(element).text().trim() === '');
    expect(empty.map((element) => $.html(element))).toEqual([]);
  });
});
