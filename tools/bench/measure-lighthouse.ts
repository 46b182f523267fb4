import type { Result } from 'lighthouse';
import { type BuiltSite, withServers } from './built-site';
import { launchForLighthouse } from './lighthouse-chrome';
import type { Beside, PageSpeed } from './report';
import { spread } from './statistics';
import { visitedPages } from './subjects';

const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

type Metric = keyof typeof audits;
type Metrics = Readonly<Record<Metric, number>>;

/** @throws Error when Lighthouse could not measure one of the metrics. */
function metricsOf({ audits: found, runtimeError }: Result, url: string): Metrics {
  const entries = Object.entries(audits).map(([metric, audit]) => {
    const value = found[audit]?.numericValue;
    if (value === undefined) {
      const why = runtimeError?.message ?? found[audit]?.errorMessage ?? 'no reason given';
      throw new Error(`Lighthouse has no ${audit} of ${new URL(url).pathname}: ${why}`);
    }
    return [metric, value];
  });
  return Object.fromEntries(entries);
}

/** How often Lighthouse may fail at one measurement: now and then it misses the start of a trace. */
const attempts = 3;

/**
 * Measures each page and its floor in turns, so that whatever else slows the machine down slows
 * both down, under Lighthouse's own settings for a phone.
 */
export async function measureLighthouse(
  site: BuiltSite,
  runs: number,
  say: (line: string) => void,
): Promise<readonly PageSpeed[]> {
  const { default: lighthouse } = await import('lighthouse');
  const chrome = await launchForLighthouse();

  async function measureOnce(url: string): Promise<Metrics> {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyAudits: Object.values(audits),
    });
    if (!result) throw new Error(`Lighthouse says nothing about ${new URL(url).pathname}.`);
    return metricsOf(result.lhr, url);
  }

  async function measure(url: string): Promise<Metrics> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await measureOnce(url);
      } catch (error) {
        if (attempt === attempts) throw error;
        say(`  ${(error as Error).message} Once more …`);
      }
    }
  }

  try {
    return await withServers(site, async (origins) => {
      const speeds: PageSpeed[] = [];
      for (const { path } of visitedPages(site.pages)) {
        const measured: { site: Metrics; floor: Metrics }[] = [];
        for (let run = 0; run < runs; run += 1) {
          say(`  ${path}, run ${run + 1} of ${runs}`);
          measured.push({
            site: await measure(origins.site + path),
            floor: await measure(origins.floor + path),
          });
        }
        const beside = (metric: Metric): Beside => ({
          site: spread(measured.map((pair) => pair.site[metric])),
          floor: spread(measured.map((pair) => pair.floor[metric])),
        });
        speeds.push({ path, lcp: beside('lcp'), cls: beside('cls'), tbt: beside('tbt') });
      }
      return speeds;
    });
  } finally {
    chrome.kill();
  }
}
