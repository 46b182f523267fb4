import type { Page } from '../src/build/page-table';
import { routes } from '../src/content/routes';
import { hostingDir, publicDir } from './places';
import { type RunningServer, startServer } from './serve';

/**
 * Serves the built site with its own headers. A server answers with the status pages where
 * something is wrong; here they have an address of their own too, so that a browser can visit
 * them like any page.
 *
 * @throws Error when the site is not built.
 */
export function serveEveryPage(
  pages: readonly Page[],
  folder: string = publicDir,
): Promise<RunningServer> {
  const visitable = pages
    .filter(({ route }) => routes[route].kind === 'status')
    .map((page): Page => ({ ...page, route: 'home' }));
  return startServer({ publicDir: folder, port: 0, hostingDir, pages: [...pages, ...visitable] });
}
