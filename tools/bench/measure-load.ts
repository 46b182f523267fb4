import autocannon from 'autocannon';
import { startNginx } from '../nginx';
import type { BuiltSite } from './built-site';
import type { PageLoad } from './report';
import { visitedPages } from './subjects';

/** Bounds of the load: it stays on this machine, and ends. */
const connections = 20;
const seconds = 10;

/** @throws Error when a single request failed or was answered with another status than 2xx. */
async function fire(url: string): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${new URL(url).pathname} under load: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers with a bad status, ${result['2xx']} good ones.`,
    );
  }
  return result;
}

/** Loads nginx with requests for the lightest kind of page and for the heaviest. */
export async function measureLoad(
  { publicDir, floorDir, hostingDir, pages }: BuiltSite,
  say: (line: string) => void,
): Promise<readonly PageLoad[]> {
  const visited = visitedPages(pages);
  const ends = [visited.at(0), visited.at(-1)].filter((page) => page !== undefined);
  const site = await startNginx({ publicDir, hostingDir });
  try {
    const floor = await startNginx({ publicDir: floorDir, hostingDir });
    try {
      const loads: PageLoad[] = [];
      for (const { path } of ends) {
        say(`  ${path}, ${connections} connections, twice ${seconds} s`);
        const result = await fire(site.origin + path);
        const { requests } = await fire(floor.origin + path);
        loads.push({
          path,
          connections,
          seconds,
          site: result.requests.average,
          floor: requests.average,
          p99: result.latency.p99,
        });
      }
      return loads;
    } finally {
      await floor.close();
    }
  } finally {
    await site.close();
  }
}
