import type { Page } from '../src/build/page-table';
import { routes } from '../src/content/routes';

/**
 * The pages with an address of their own for each status page: a server answers with those where
 * something is wrong, but a browser is to visit them like any page.
 */
export function visitablePages(pages: readonly Page[]): readonly Page[] {
  const status = pages.filter(({ route }) => routes[route].kind === 'status');
  return [...pages, ...status.map((page): Page => ({ ...page, route: 'home' }))];
}
