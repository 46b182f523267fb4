import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { type PlanId, planIds, plans } from '../../../src/content/plans';
import { pagePath } from '../../../src/i18n/paths';
import { expect, test } from '../fixtures';
import { transcriptOf } from '../transcripts/transcript';

/** The order in two columns, row by row: each plan next to its beta, the free one below (spec §2). */
const rowByRow: readonly PlanId[] = ['plus', 'plus_beta_v1', 'pro', 'pro_beta_v1', 'free'];

/** The position of each plan's card. */
async function boxesOf(page: Page) {
  const cards = planIds.map(async (id) => {
    const box = await page.locator(`[data-plan="${id}"]`).boundingBox();
    return [id, box] as const;
  });
  return Object.fromEntries(await Promise.all(cards)) as Record<
    PlanId,
    { x: number; y: number; width: number; height: number }
  >;
}

/** The plans in the order in which a key moves the focus through their cards. */
async function plansByKey(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press(key);
    const plan = await page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-plan]')?.dataset.plan,
    );
    if (plan === undefined && found.length > 0) return found;
    if (plan !== undefined && plan !== found.at(-1)) found.push(plan);
  }
  throw new Error(`${key} does not leave the cards: ${found.join(', ')}.`);
}

/** The plans in the order in which assistive technology reads them. */
async function plansByReading(page: Page): Promise<readonly PlanId[]> {
  const lines = (await transcriptOf(page)).split('\n').map((line) => line.trim());
  const lineOf = (id: PlanId) =>
    lines.findIndex((line) => line.replace(/ \(.*/, '') === `article: ${plans[id].displayName}`);
  return planIds.toSorted((a, b) => lineOf(a) - lineOf(b));
}

test.describe('the cards of the plans', () => {
  const path = pagePath('pricing', sourceTag);

  test('are in two columns at 968 px: plans left, their betas right, free below', async ({
    visit,
  }) => {
    const page = await visit(path, { width: 968 });
    const { free, plus, plus_beta_v1, pro, pro_beta_v1 } = await boxesOf(page);
    expect([pro.x, free.x]).toEqual([plus.x, plus.x]);
    expect(pro_beta_v1.x).toBe(plus_beta_v1.x);
    expect(plus_beta_v1.x).toBeGreaterThanOrEqual(plus.x + plus.width);
    expect([plus_beta_v1.y, pro_beta_v1.y]).toEqual([plus.y, pro.y]);
    expect(pro.y).toBeGreaterThanOrEqual(plus.y + plus.height);
    expect(free.y).toBeGreaterThanOrEqual(pro.y + pro.height);
  });

  test('are in one column at 967 px, in the order of the spec', async ({ visit }) => {
    const page = await visit(path, { width: 967 });
    const found = await boxesOf(page);
    expect(new Set(Object.values(found).map(({ x }) => x)).size).toBe(1);
    expect(planIds.toSorted((a, b) => found[a].y - found[b].y)).toEqual(planIds);
    expect(await plansByKey(page, 'Tab')).toEqual(planIds);
    expect(await plansByKey(page, 'Shift+Tab')).toEqual(planIds.toReversed());
  });

  test('are read and focused in their visual order in two columns', async ({ visit }) => {
    const page = await visit(path);
    // Without support for reading-flow, in the order of the catalogue.
    const isSupported = await page.evaluate(() => CSS.supports('reading-flow', 'grid-rows'));
    const expected = isSupported ? rowByRow : planIds;
    expect(await plansByReading(page)).toEqual(expected);
    expect(await plansByKey(page, 'Tab')).toEqual(expected);
    expect(await plansByKey(page, 'Shift+Tab')).toEqual(expected.toReversed());
  });
});
