import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page as BrowserPage } from '@playwright/test';
import type { Page } from '../src/build/page-table';
import { sourceTag } from '../src/content/languages';
import { headWords } from '../src/i18n/head-words';
import { typesetMessages } from '../src/i18n/typeset';
import { isPseudo } from './pseudo/pseudo-languages';
import { pseudoText } from './pseudo/pseudo-text';

const titles = new Map<string, string>();

/** The title that the message files give a page; each is worked out once. */
function titleOf({ namespaces, route, tag, text, path: address }: Page): string {
  const known = titles.get(address);
  if (known !== undefined) return known;
  const edges = namespaces.map((ns) => {
    const pseudo = isPseudo(tag);
    const file = path.join('locales', pseudo ? sourceTag : tag, `${ns}.json`);
    const messages = JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
      pseudo && typeof value === 'string' ? pseudoText(value) : value,
    );
    return { node: { ns, language: tag, data: JSON.stringify(typesetMessages(tag, messages)) } };
  });
  const { title } = headWords(route, tag, { locales: { edges } }, text);
  titles.set(address, title);
  return title;
}
/**
 * Opens a page of a site, and makes sure that it is the one that is named: a server that does not
 * know an address answers with another page, which looks as good as any.
 *
 * @throws Error when another page comes, or one that a visitor would not get.
 */
export async function openPage(tab: BrowserPage, page: Page, origin: string): Promise<void> {
  const response = await tab.goto(origin + page.path);
  const status = response?.status() ?? 0;
  const title = await tab.title();
  const isFine = status === 200 || (status === 404 && page.route === 'not-found');
  const wanted = titleOf(page);
  if (isFine && title === wanted) return;
  throw new Error(`${page.path} is “${title}” with status ${status}, not “${wanted}”.`);
}
