import type { Browser } from 'playwright-core';
import type { Page } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';
import { auditPage } from './audit-page';
import { comparisons } from './comparisons';
import type { TakePicture } from './pictures';
import type { Found, Outcome, PageResult } from './result';
import type { SiteUnderAudit } from './site-under-audit';
import { openStage } from './stage';
import type { State } from './states';

/** An audit as it goes on. */
export interface Run {
  /** One for each worker: pictures taken in two windows of one browser may wait for each other for ever. */
  readonly browsers: readonly Browser[];
  readonly site: SiteUnderAudit;
  readonly pages: readonly Page[];
  readonly states: readonly State[];
  readonly takePicture: TakePicture;
  /** Told after each page. */
  readonly onPage: (result: PageResult) => void;
}

/**
 * Audits pages, one at a time in each browser. What was found out stays when a browser ends
 * before the audit does; `stopped` then says so.
 */
export async function runAudit(
  run: Run,
): Promise<{ readonly results: readonly PageResult[]; readonly stopped?: string }> {
  const { browsers, site, pages, states, takePicture } = run;
  const queue = [...pages];
  const results: PageResult[] = [];
  const work = async (browser: Browser) => {
    const stage = openStage(browser);
    for (let page = queue.shift(); page; page = queue.shift()) {
      const result = await auditPage({
        page,
        origin: site.origin,
        stage,
        states,
        takePicture,
        standsForLanguage: pages.findLast(({ tag }) => tag === page.tag) === page,
      });
      results.push(result);
      run.onPage(result);
    }
    await stage.close();
  };
  const ends = await Promise.allSettled(browsers.map(work));
  const failure = ends.find((end) => end.status === 'rejected');
  const ordered = compared(
    pages.flatMap((page) => results.find(({ path }) => path === page.path) ?? []),
  );
  if (!failure) return { results: ordered };
  const [why = ''] = String(failure.reason?.message ?? failure.reason).split('\n');
  const ended = await Promise.all(browsers.map(hasEnded));
  const reason = ended.includes(true) ? 'the browser ended' : why;
  return {
    results: ordered,
    stopped: `The audit stopped after ${results.length} of ${pages.length} pages: ${reason}. Run it again.`,
  };
}

/** Milliseconds in which a browser that is dying is dead; until then it answers and counts as connected. */
const agony = 5000;

/** Whether a browser has ended, or does so now. */
function hasEnded(browser: Browser): Promise<boolean> {
  if (!browser.isConnected()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), agony);
    browser.once('disconnected', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Adds what the comparisons of each page with the English one say. */
function compared(results: readonly PageResult[]): readonly PageResult[] {
  return results.map((result) => {
    const source = results.find(({ route, tag }) => route === result.route && tag === sourceTag);
    if (!source || source === result) return result;
    const outcomes = comparisons.map(({ id }): Outcome => {
      const found = difference(source.lines[id] ?? [], result.lines[id] ?? []);
      return { subject: id, faults: found ? [found] : [] };
    });
    return { ...result, outcomes: [...result.outcomes, ...outcomes] };
  });
}

/** Where two lists of lines part; nothing when they are the same. */
export function difference(source: readonly string[], own: readonly string[]): Found | undefined {
  const length = Math.max(source.length, own.length);
  for (let at = 0; at < length; at += 1) {
    if (source[at] !== own[at]) {
      return {
        text: `differs from English at line ${at + 1}: “${own[at] ?? 'nothing'}” where English has “${source[at] ?? 'nothing'}”`,
      };
    }
  }
  return undefined;
}
