import type { Page as BrowserPage } from 'playwright-core';
import type { Page } from '../../src/build/page-table';
import { openPage } from '../open-page';
import { axeFaults } from './axe';
import { catalogueOf } from './catalogue';
import type { Fault, Visit } from './check';
import { checks } from './checks';
import { comparisons } from './comparisons';
import { dialogIds } from './dialog-words';
import { goesAway, openDialog, openerOf, openOne } from './dialogs';
import { show } from './look';
import type { TakePicture } from './pictures';
import type { Found, Outcome, PageResult } from './result';
import type { Stage } from './stage';
import { lookOf, type Mode, type State, stateName } from './states';

/** What it takes to audit a page. */
export interface Work {
  readonly page: Page;
  readonly origin: string;
  readonly stage: Stage;
  readonly states: readonly State[];
  /** Whether it stands for all pages of its language in the checks of that scope. */
  readonly standsForLanguage: boolean;
  readonly takePicture: TakePicture;
}

/** Milliseconds after which a browser that does not answer has stopped answering. */
const deadline = 180_000;

/** Whatever keeps a check from its end is a fault of the page, unless the browser is gone. */
async function attempt(page: BrowserPage, run: () => Promise<readonly Fault[]>) {
  const timer = setTimeout(() => void page.close(), deadline);
  try {
    return await run();
  } catch (error) {
    if (page.isClosed() || !page.context().browser()?.isConnected()) throw error;
    const [message = ''] = String((error as Error).message).split('\n');
    return [{ text: `could not be looked at to the end: ${message}` }];
  } finally {
    clearTimeout(timer);
  }
}

/** Looks at a page in every state with axe, and with every check and comparison. */
export async function auditPage(work: Work): Promise<PageResult> {
  const { page: subject, origin, stage, states, takePicture } = work;
  const { route, tag, path } = subject;
  const begin = performance.now();
  const catalogue = catalogueOf(tag);
  const outcomes: Outcome[] = [];
  const open = (page: BrowserPage) => openPage(page, subject, origin);

  const look = async (
    page: BrowserPage,
    outcome: Omit<Outcome, 'faults'>,
    run: () => Promise<readonly Fault[]>,
  ) => {
    const faults: Found[] = [];
    for (const fault of await attempt(page, run)) {
      const picture = await takePicture(page, fault, faults.length);
      faults.push(picture ? { ...fault, picture } : fault);
    }
    outcomes.push({ ...outcome, faults });
  };

  const axeIn = async (page: BrowserPage, mode: Mode) => {
    for (const state of states.filter((state) => state.mode === mode)) {
      await look(page, { subject: 'axe', state: stateName(state) }, async () => {
        await show(page, lookOf(state));
        return axeFaults(page);
      });
    }
  };

  const check = async (visit: Visit, wanted: 'on' | 'off') => {
    for (const { id, scope, scripting = 'on', run } of checks) {
      if (scripting !== wanted || (scope === 'language' && !work.standsForLanguage)) continue;
      await look(visit.page, { subject: id }, () => run(visit));
    }
  };

  const page = await stage.visit(tag, 'on', open);
  const visit = { page, tag, catalogue };
  await axeIn(page, 'plain');
  const lines: Record<string, readonly string[]> = {};
  for (const { id, take } of comparisons) lines[id] = await take(visit);
  await check(visit, 'on');
  for (const id of dialogIds) {
    await look(page, { subject: 'dialogs' }, async () => {
      await show(page);
      await openDialog(page, await openerOf(page, catalogue, id));
      return [];
    });
    await axeIn(page, id);
    await page.keyboard.press('Escape');
    await goesAway(openOne(page).dialog);
  }

  const still = await stage.visit(tag, 'off', open);
  await axeIn(still, 'no-script');
  await check({ page: still, tag, catalogue }, 'off');

  const seconds = (performance.now() - begin) / 1000;
  return { route, tag, path, seconds, outcomes, lines };
}
