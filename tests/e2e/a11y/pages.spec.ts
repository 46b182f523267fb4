import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import type { RouteId } from '../../../src/content/routes';
import { pagePath } from '../../../src/i18n/paths';
import type { ServedSite } from '../../../tools/serve-every-page';
import { expect, type Tab, test } from '../fixtures';
import { plans, type State, stateName } from '../matrix';
import { storedOnDevice } from '../watch';
import { axeIssues, colourRules, neededReviews } from './axe';
import { catalogueOf } from './catalogue';
import type { Comparison, Issue, Visit } from './check';
import { checks } from './checks';
import { comparisons, difference } from './comparisons';
import { dialogIds, dialogOn } from './dialogs';
import { emulate } from './emulation';
import { installPageTools } from './in-page/page-tools';
import { attachResult, type Outcome } from './result';
import { takePicture } from './take-picture';

/** More pictures of one kind of issue on one page tell nothing new. */
const mostPictures = 3;

async function visitIn(tab: Tab, path: string, tag: string, site: ServedSite): Promise<Visit> {
  const page = await tab.open(path, site);
  await page.evaluate(installPageTools);
  return { page, tag, catalogue: catalogueOf(tag) };
}

type Lines = ReadonlyMap<Comparison, readonly string[]>;

async function readLines(visit: Visit): Promise<Lines> {
  const lines = new Map<Comparison, readonly string[]>();
  for (const comparison of comparisons) lines.set(comparison, await comparison.take(visit));
  return lines;
}

const english = new Map<RouteId, Lines>();

/** What the translations of a page are compared with; read once per worker. */
async function englishLines(tab: Tab, route: RouteId, site: ServedSite): Promise<Lines> {
  const lines =
    english.get(route) ??
    (await readLines(await visitIn(tab, pagePath(route, sourceTag), sourceTag, site)));
  english.set(route, lines);
  return lines;
}

for (const { page: subject, states, ...plan } of plans) {
  const { route, tag, path } = subject;

  test(path, async ({ tab, site }, testInfo) => {
    const on = await tab();
    const off = await tab('scriptless');
    const outcomes: Outcome[] = [];

    /** A check that throws an error is an issue of the page. */
    async function inspect(
      page: Page,
      outcome: Omit<Outcome, 'issues'>,
      run: () => Promise<readonly Issue[]>,
    ): Promise<void> {
      const found = await run().catch((error: Error) => {
        const [message = ''] = error.message.split('\n');
        return [{ text: `could not be checked completely: ${message}` }];
      });
      const issues: Outcome['issues'][number][] = [];
      for (const issue of found) {
        const isPictured = issues.length < mostPictures;
        const picture = isPictured ? await takePicture(page, issue, testInfo) : undefined;
        issues.push(picture ? { ...issue, picture } : issue);
      }
      outcomes.push({ ...outcome, issues });
    }

    async function axeIn(page: Page, mode: State['mode']): Promise<void> {
      const seen = new Set<number>();
      for (const state of states.filter((each) => each.mode === mode)) {
        // At one width, light and dark mode differ only in colours.
        const rules = seen.has(state.width) && !plan.repeatsRules ? { rules: colourRules } : {};
        seen.add(state.width);
        await inspect(page, { subject: 'axe', state: stateName(state) }, async () => {
          await emulate(page, state);
          return axeIssues(page, rules);
        });
      }
    }

    async function runChecks(visit: Visit, scriptingIs: 'on' | 'off'): Promise<void> {
      for (const { id, dependsOn = 'code', scope, scripting = 'on', run } of checks) {
        if (scripting !== scriptingIs) continue;
        if (scope === 'language' && !plan.representsLanguage) continue;
        if (!plan.checks.includes(dependsOn)) continue;
        await inspect(visit.page, { subject: id }, () => run(visit));
      }
    }

    for (const { issues } of [on, off]) issues.length = 0;
    const source = tag === sourceTag ? undefined : await englishLines(on, route, site);
    const visit = await visitIn(on, path, tag, site);
    const { page } = visit;
    await axeIn(page, 'plain');
    for (const comparison of source ? comparisons : []) {
      await inspect(page, { subject: comparison.id }, async () =>
        difference(source?.get(comparison) ?? [], await comparison.take(visit)),
      );
    }
    await runChecks(visit, 'on');
    for (const id of dialogIds.filter((mode) => states.some((state) => state.mode === mode))) {
      const { dialog, heading, trigger } = dialogOn(page, tag, id);
      await inspect(page, { subject: 'dialogs' }, async () => {
        await emulate(page);
        await trigger.click();
        await heading.waitFor();
        return [];
      });
      await axeIn(page, id);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    if (plan.checks.includes('layout') || states.some(({ mode }) => mode === 'no-script')) {
      const scriptless = await visitIn(off, path, tag, site);
      await axeIn(scriptless.page, 'no-script');
      await runChecks(scriptless, 'off');
    }

    const reviews = neededReviews();
    await attachResult(testInfo, { route, tag, path, states: states.length, outcomes, reviews });
    expect([...on.issues, ...off.issues, ...(await storedOnDevice(on.context))]).toEqual([]);
    const broken = outcomes.filter(({ issues }) => issues.length > 0);
    expect(broken.map(({ subject: id, state, issues }) => [id, state, issues.length])).toEqual([]);
  });
}
