import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { expect, test } from '../fixtures';

/** The order of the spec (§2). */
const order = ['free', 'plus_beta_v1', 'plus', 'pro_beta_v1', 'pro'] as const;

/** Where each plan's card stands, by plan id. */
async function boxes(page: Page) {
  const cards = await page.locator('[data-plan]').all();
  const entries = await Promise.all(
    cards.map(async (card) => [await card.getAttribute('data-plan'), await card.boundingBox()]),
  );
  return Object.fromEntries(entries) as Record<
    (typeof order)[number],
    { x: number; y: number; width: number; height: number }
  >;
}

test.describe('the plans', () => {
  const path = pagePath('pricing', sourceTag);

  test('stand in two columns at 968 px: the plans left, their betas right, free below', async ({
    visit,
  }) => {
    const page = await visit(path, { width: 968 });
    const { free, plus, plus_beta_v1, pro, pro_beta_v1 } = await boxes(page);
    expect([pro.x, free.x]).toEqual([plus.x, plus.x]);
    expect(pro_beta_v1.x).toBe(plus_beta_v1.x);
    expect(plus_beta_v1.x).toBeGreaterThanOrEqual(plus.x + plus.width);
    expect([plus_beta_v1.y, pro_beta_v1.y]).toEqual([plus.y, pro.y]);
    expect(pro.y).toBeGreaterThanOrEqual(plus.y + plus.height);
    expect(free.y).toBeGreaterThanOrEqual(pro.y + pro.height);
  });

  test('stand in one column at 967 px, in the order of the spec', async ({ visit }) => {
    const page = await visit(path, { width: 967 });
    const found = await boxes(page);
    expect(new Set(Object.values(found).map(({ x }) => x)).size).toBe(1);
    const byHeight = [...order].sort((a, b) => found[a].y - found[b].y);
    expect(byHeight).toEqual(order);
  });
});
