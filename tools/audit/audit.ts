import { SingleBar } from 'cli-progress';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium';
import { axeRules, axeVersion, unneededReviews } from './axe';
import type { AuditOptions } from './options';
import { pictureTaker } from './pictures';
import type { AuditResult } from './result';
import { runAudit } from './run-audit';
import { chosenPages, everyPage, openSite } from './site-under-audit';
import { quickStates, states } from './states';
import { subjects } from './subjects';

/**
 * Audits the site.
 *
 * @param picturesDir Where pictures of faults go.
 * @throws Error when there is no site or no browser; whatever happens later is in the result.
 */
export async function audit(
  options: AuditOptions,
  picturesDir: string,
  launch: () => Promise<Browser> = launchChromium,
): Promise<AuditResult> {
  const begin = performance.now();
  const site = await openSite(options.url);
  try {
    const pages = chosenPages(options);
    const workers = Math.min(options.workers, pages.length);
    const browsers: Browser[] = [];
    try {
      for (let worker = 0; worker < workers; worker += 1) browsers.push(await launch());
      const wanted = options.quick ? quickStates : states;
      const bar = new SingleBar({
        format: '{bar} {value} of {total} pages, {eta_formatted} left: {path}',
        noTTYOutput: true,
        // A log needs no line for every moment.
        notTTYSchedule: 15_000,
      });
      bar.start(pages.length, 0, { path: '' });
      const { results, stopped } = await runAudit({
        browsers,
        site,
        pages,
        states: wanted,
        takePicture: pictureTaker(picturesDir),
        onPage: ({ path }) => bar.increment({ path }),
      });
      bar.stop();
      // Only who looks at everything can say what is not needed any more.
      const isWhole = !options.quick && results.length === everyPage.length;
      const unneeded = isWhole ? unneededReviews() : [];
      return {
        date: new Date().toISOString().slice(0, 10),
        ...(options.url ? { url: options.url.href } : {}),
        browser: `Chromium ${browsers[0]?.version()}`,
        axeVersion,
        axeRules: axeRules.length,
        subjects,
        states: results.length * wanted.length,
        planned: pages.length,
        seconds: (performance.now() - begin) / 1000,
        pages: results,
        others: unneeded.map(
          ({ rule, selector }) =>
            `The reviewed judgement of ${rule} at ${selector} is not needed any more: delete it from tools/audit/reviewed.ts.`,
        ),
        ...(stopped ? { stopped } : {}),
      };
    } finally {
      await Promise.allSettled(browsers.map((browser) => browser.close()));
    }
  } finally {
    await site.close();
  }
}
