import type { CheerioAPI } from 'cheerio';
import type { BuiltPage } from './site-pages';
import { stringsOf } from './strings-of';

/** Every text node of a page that is read, in order. */
export function textNodes({ $ }: BuiltPage): readonly string[] {
  return $('title, body, body *')
    .not('script, style')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []))
    .filter((text) => text.trim() !== '');
}

/** Every string of a page that reaches a person or a machine: text, attributes and JSON. */
export function everyString(page: BuiltPage): readonly string[] {
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
export function runOnWords({ $ }: BuiltPage): readonly string[] {
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
