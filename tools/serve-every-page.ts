import { readHostingFacts } from '../src/build/hosting/hosting-facts';
import type { Page } from '../src/build/page-table';
import { hostingDir, publicDir } from '../src/build/paths';
import { routes } from '../src/content/routes';
import type { SiteFolders } from './project-copy';
import { type RunningServer, startServer } from './serve';

export interface ServedSite extends RunningServer {
  readonly pages: readonly Page[];
}

/**
 * Serves a built site, with an address for each error page, so that a browser can open it.
 *
 * @throws Error if the site is not built.
 */
export async function serveEveryPage(
  site: SiteFolders = { publicDir, hostingDir },
): Promise<ServedSite> {
  const { pages } = readHostingFacts(site.hostingDir);
  const status = pages.filter(({ route }) => routes[route].kind === 'status');
  const addressed = status.map((page): Page => ({ ...page, route: 'home' }));
  return { ...(await startServer({ ...site, port: 0, pages: [...pages, ...addressed] })), pages };
}
