import { listedPages } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';
import { launchChromium } from '../chromium';
import { freePort } from '../nginx';
import { serveEveryPage } from '../serve-every-page';

const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

type Metric = keyof typeof audits;

/** Medians for one page; times in milliseconds. */
export type PageSpeed = Readonly<Record<Metric, number>> & { readonly path: string };

/**
 * Measures each English page with Lighthouse's settings for a phone.
 *
 * @throws Error if Lighthouse cannot measure something, or the site is not built.
 */
export async function measureLighthouse(
  runs: number,
  log: (line: string) => void,
): Promise<readonly PageSpeed[]> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const site = await serveEveryPage();
  try {
    const browser = await launchChromium([`--remote-debugging-port=${port}`]);
    const measureOnce = async (address: string): Promise<Readonly<Record<Metric, number>>> => {
      const onlyAudits = Object.values(audits);
      const flags = { port, logLevel: 'silent', onlyAudits } as const;
      const results = (await lighthouse(site.origin + address, flags))?.lhr.audits;
      const value = (metric: Metric) => {
        const measured = results?.[audits[metric]]?.numericValue;
        if (measured === undefined) throw new Error(`Lighthouse has no ${metric} for ${address}.`);
        return measured;
      };
      return { lcp: value('lcp'), cls: value('cls'), tbt: value('tbt') };
    };
    try {
      const speeds: PageSpeed[] = [];
      const pages = listedPages(site.pages).filter(({ tag }) => tag === sourceTag);
      for (const { path } of pages) {
        log(`  ${path}`);
        const measured: Readonly<Record<Metric, number>>[] = [];
        for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(path));
        const median = (metric: Metric) =>
          measured.map((each) => each[metric]).toSorted((a, b) => a - b)[runs >> 1] ?? 0;
        speeds.push({ path, lcp: median('lcp'), cls: median('cls'), tbt: median('tbt') });
      }
      return speeds;
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
