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
