import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { type PlanId, planIds } from '../../../src/content/plans';
import { pagePath } from '../../../src/i18n/paths';
import { expect, test } from '../fixtures';

/** Row by row, as two columns are read: each plan beside its beta, the free one below (spec §2). */
const rowByRow: readonly PlanId[] = ['plus', 'plus_beta_v1', 'pro', 'pro_beta_v1', 'free'];

/** The plans in the order in which a key takes the focus through their cards. */
async function plansByKey(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const plans: string[] = [];
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press(key);
    const plan = await page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-plan]')?.dataset.plan,
    );
    // Past the cards.
    if (plan === undefined && plans.length > 0) return plans;
    if (plan !== undefined && plan !== plans.at(-1)) plans.push(plan);
  }
  throw new Error(`${key} does not come out of the cards: ${plans.join(', ')}.`);
}

interface TreeNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Ids of the nodes of an accessibility tree in the order in which they are read. */
function readingOrder(nodes: readonly TreeNode[]): readonly (number | undefined)[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (node: TreeNode | undefined): readonly (number | undefined)[] =>
    node
      ? [node.backendDOMNodeId, ...(node.childIds ?? []).flatMap((id) => walk(byId.get(id)))]
      : [];
  return walk(nodes[0]);
}

/** The plans in the order in which assistive technology gets to know their cards. */
async function plansByReading(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const order = readingOrder(nodes);
  const places = new Map<string, number>();
  for (const plan of planIds) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `document.querySelector('[data-plan="${plan}"]')`,
    });
    const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
    places.set(plan, order.indexOf(node.backendNodeId));
  }
  await session.detach();
  return [...planIds].sort((one, other) => (places.get(one) ?? -1) - (places.get(other) ?? -1));
}

test.describe('the cards of the plans', () => {
  // The order is the style sheet's, the same in every language.
  const path = pagePath('pricing', sourceTag);

  const columns = [
    { place: 'in two columns', width: 1280, eye: rowByRow },
    { place: 'in one column', width: 320, eye: planIds },
  ];

  /** What the eye sees, where the browser can follow it; the order of the catalogue elsewhere. */
  const expected = async (page: Page, eye: readonly PlanId[]) => {
    const follows = await page.evaluate(() => CSS.supports('reading-flow', 'grid-rows'));
    return follows ? eye : planIds;
  };

  for (const { place, width, eye } of columns) {
    test(`take the focus in the order of the eye ${place}`, async ({ visit }) => {
      const page = await visit(path, { width });
      const plans = await expected(page, eye);
      expect(await plansByKey(page, 'Tab')).toEqual(plans);
      expect(await plansByKey(page, 'Shift+Tab')).toEqual(plans.toReversed());
    });
  }

  for (const { place, width, eye } of columns) {
    test(`are read in the order of the eye ${place}`, async ({ visit }) => {
      const page = await visit(path, { width });
      expect(await plansByReading(page)).toEqual(await expected(page, eye));
    });
  }

  test('stand in one order in the document, that of the catalogue', async ({ visit }) => {
    const page = await visit(path);
    const plans = await page
      .locator('[data-plan]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.plan));
    expect(plans).toEqual(planIds);
  });
});
