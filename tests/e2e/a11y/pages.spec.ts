import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import type { RouteId } from '../../../src/content/routes';
import { pagePath } from '../../../src/i18n/paths';
import type { ServedSite } from '../../../tools/serve-every-page';
import { expect, type Tab, test } from '../fixtures';
import { plans, type State, stateName } from '../matrix';
import { keptOnDevice } from '../watch';
import { axeFaults, colourRules, neededReviews } from './axe';
import { catalogueOf } from './catalogue';
import type { Comparison, Fault, Visit } from './check';
import { checks } from './checks';
import { comparisons, difference } from './comparisons';
import { dialogIds, openDialog, openerOf, openOne } from './dialogs';
import { installPageTools } from './in-page/page-tools';
import { show } from './look';
import { attachResult, type Outcome } from './result';
import { takePicture } from './take-picture';

/** More pictures of one kind of fault on one page tell nothing new. */
const mostPictures = 3;

async function visitIn(tab: Tab, path: string, tag: string, site: ServedSite): Promise<Visit> {
  const page = await tab.open(path, site);
  await page.evaluate(installPageTools);
  return { page, tag, catalogue: catalogueOf(tag) };
}

type Lines = ReadonlyMap<Comparison, readonly string[]>;

async function takeLines(visit: Visit): Promise<Lines> {
  const lines = new Map<Comparison, readonly string[]>();
  for (const comparison of comparisons) lines.set(comparison, await comparison.take(visit));
  return lines;
}

const english = new Map<RouteId, Lines>();

/** What the other languages of a page are compared with; taken once by each worker. */
async function englishLines(tab: Tab, route: RouteId, site: ServedSite): Promise<Lines> {
  const lines =
    english.get(route) ??
    (await takeLines(await visitIn(tab, pagePath(route, sourceTag), sourceTag, site)));
  english.set(route, lines);
  return lines;
}

for (const { page: subject, states, ...plan } of plans) {
  const { route, tag, path } = subject;

  test(path, async ({ tab, site }, testInfo) => {
    const on = await tab();
    const off = await tab('scriptless');
    const outcomes: Outcome[] = [];

    /** Whatever keeps a check from its end is a fault of the page. */
    async function look(
      page: Page,
      outcome: Omit<Outcome, 'faults'>,
      run: () => Promise<readonly Fault[]>,
    ): Promise<void> {
      const found = await run().catch((error: Error) => {
        const [message = ''] = error.message.split('\n');
        return [{ text: `could not be looked at to the end: ${message}` }];
      });
      const faults: Outcome['faults'][number][] = [];
      for (const fault of found) {
        const isPictured = faults.length < mostPictures;
        const picture = isPictured ? await takePicture(page, fault, testInfo) : undefined;
        faults.push(picture ? { ...fault, picture } : fault);
      }
      outcomes.push({ ...outcome, faults });
    }

    async function axeIn(page: Page, mode: State['mode']): Promise<void> {
      const seen = new Set<number>();
      for (const state of states.filter((each) => each.mode === mode)) {
        // Of one width, light and dark differ in colours alone.
        const rules = seen.has(state.width) && !plan.repeatsRules ? { rules: colourRules } : {};
        seen.add(state.width);
        await look(page, { subject: 'axe', state: stateName(state) }, async () => {
          await show(page, state);
          return axeFaults(page, rules);
        });
      }
    }

    async function check(visit: Visit, wanted: 'on' | 'off'): Promise<void> {
      for (const { id, dependsOn = 'code', scope, scripting = 'on', run } of checks) {
        if (scripting !== wanted) continue;
        if (scope === 'language' && !plan.standsForLanguage) continue;
        if (!plan.checks.includes(dependsOn)) continue;
        await look(visit.page, { subject: id }, () => run(visit));
      }
    }

    for (const { complaints } of [on, off]) complaints.length = 0;
    const source = tag === sourceTag ? undefined : await englishLines(on, route, site);
    const visit = await visitIn(on, path, tag, site);
    const { page, catalogue } = visit;
    await axeIn(page, 'plain');
    for (const comparison of source ? comparisons : []) {
      await look(page, { subject: comparison.id }, async () =>
        difference(source?.get(comparison) ?? [], await comparison.take(visit)),
      );
    }
    await check(visit, 'on');
    for (const id of dialogIds.filter((mode) => states.some((state) => state.mode === mode))) {
      await look(page, { subject: 'dialogs' }, async () => {
        await show(page);
        await openDialog(page, openerOf(page, catalogue.t(`footer.${id}`)));
        return [];
      });
      await axeIn(page, id);
      await page.keyboard.press('Escape');
      await openOne(page).dialog.waitFor({ state: 'detached' });
    }
    if (plan.checks.includes('layout') || states.some(({ mode }) => mode === 'no-script')) {
      const still = await visitIn(off, path, tag, site);
      await axeIn(still.page, 'no-script');
      await check(still, 'off');
    }

    const reviews = neededReviews();
    await attachResult(testInfo, { route, tag, path, states: states.length, outcomes, reviews });
    const complaints = [...on.complaints, ...off.complaints, ...(await keptOnDevice(on.context))];
    expect(complaints).toEqual([]);
    const faulty = outcomes.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ subject: id, state, faults }) => [id, state, faults.length])).toEqual([]);
  });
}
