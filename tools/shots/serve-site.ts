import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import type { SiteFolders } from '../project-copy/built-copy';
import { type RunningServer, startServer } from '../serve';
import { visitablePages } from '../visitable-pages';

/**
 * Serves a built site so that a browser can visit each of its pages.
 *
 * @throws Error when the site is not built.
 */
export function serveSite(site: SiteFolders): Promise<RunningServer> {
  const { pages } = readHostingFacts(site.hostingDir);
  return startServer({ ...site, port: 0, pages: visitablePages(pages) });
}
