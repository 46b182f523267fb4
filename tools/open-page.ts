import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page as BrowserPage } from '@playwright/test';
import memoize from 'lodash/memoize';
import type { Page } from '../src/build/page-table';
import { sourceTag } from '../src/content/languages';
import { pageMeta } from '../src/i18n/page-meta';
import { typesetMessages } from '../src/i18n/typeset';
import { isPseudo } from './pseudo/pseudo-languages';
import { pseudoText } from './pseudo/pseudo-text';

/** The title of a page according to the message files. */
const titleOf = memoize(
  ({ namespaces, route, tag, text }: Page): string => {
    const edges = namespaces.map((ns) => {
      const pseudo = isPseudo(tag);
      const file = path.join('locales', pseudo ? sourceTag : tag, `${ns}.json`);
      const messages = JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
        pseudo && typeof value === 'string' ? pseudoText(value) : value,
      );
      return { node: { ns, language: tag, data: JSON.stringify(typesetMessages(tag, messages)) } };
    });
    return pageMeta(route, tag, { locales: { edges } }, text).title;
  },
  ({ path }) => path,
);

/**
 * Opens a page and checks its title, because a server answers an unknown address with another page.
 *
 * @throws Error if the answer is another page, or has an unexpected status.
 */
export async function openPage(tab: BrowserPage, page: Page, origin: string): Promise<void> {
  const response = await tab.goto(origin + page.path);
  const status = response?.status() ?? 0;
  const title = await tab.title();
  const isExpected = status === 200 || (status === 404 && page.route === 'not-found');
  const expected = titleOf(page);
  if (isExpected && title === expected) return;
  throw new Error(`${page.path} is “${title}” with status ${status}, not “${expected}”.`);
}
