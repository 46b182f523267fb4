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
 * Measures each English page with Lighthouse under its own settings for a phone.
 *
 * @throws Error when Lighthouse could not measure something, or the site is not built.
 */
export async function measureLighthouse(
  runs: number,
  say: (line: string) => void,
): Promise<readonly PageSpeed[]> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const site = await serveEveryPage();
  try {
    const browser = await launchChromium([`--remote-debugging-port=${port}`]);
    const measureOnce = async (address: string): Promise<Readonly<Record<Metric, number>>> => {
      const onlyAudits = Object.values(audits);
      const flags = { port, logLevel: 'silent', onlyAudits } as const;
      const found = (await lighthouse(site.origin + address, flags))?.lhr.audits;
      const value = (metric: Metric) => {
        const measured = found?.[audits[metric]]?.numericValue;
        if (measured === undefined) throw new Error(`Lighthouse has no ${metric} of ${address}.`);
        return measured;
      };
      return { lcp: value('lcp'), cls: value('cls'), tbt: value('tbt') };
    };
    try {
      const speeds: PageSpeed[] = [];
      const pages = listedPages(site.pages).filter(({ tag }) => tag === sourceTag);
      for (const { path } of pages) {
        say(`  ${path}`);
        const measured: Readonly<Record<Metric, number>>[] = [];
        for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(path));
        const middle = (metric: Metric) =>
          measured.map((each) => each[metric]).toSorted((one, other) => one - other)[runs >> 1] ??
          0;
        speeds.push({ path, lcp: middle('lcp'), cls: middle('cls'), tbt: middle('tbt') });
      }
      return speeds;
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
