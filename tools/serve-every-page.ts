import type { Page } from '../src/build/page-table';
import { hostingDir, publicDir } from './places';
import { type RunningServer, startServer } from './serve';
import { visitablePages } from './visitable-pages';

/**
 * Serves the built site with its own headers, with an address for each page.
 *
 * @throws Error when the site is not built.
 */
export function serveEveryPage(
  pages: readonly Page[],
  folder: string = publicDir,
): Promise<RunningServer> {
  return startServer({ publicDir: folder, port: 0, hostingDir, pages: visitablePages(pages) });
}
