import type { Locator, Page } from '@playwright/test';
import { accessibilityTree } from '../accessibility-tree';
import type { Check, Issue, Visit } from '../check';
import {
  comes,
  type DialogId,
  dialogIds,
  expectedLinks,
  openDialog,
  openOne,
  triggerOf,
} from '../dialogs';
import { type Emulation, emulate } from '../emulation';
import { isInSight } from '../in-page/is-in-sight';

/** Roles by which people move through a page, or act on it. */
const exposedRoles = [
  ...['banner', 'main', 'navigation', 'contentinfo', 'region', 'dialog'],
  ...['heading', 'link', 'button', 'table', 'image'],
];

/** A window of 1280 × 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** What stands behind must be out of reach of eyes, ears, keys and pointers. */
async function isolation(visit: Visit, id: DialogId): Promise<readonly string[]> {
  const { page, tag, catalogue } = visit;
  const title = catalogue.t(`dialogs.${id}.title`);
  const expected = [
    `button ${catalogue.t('dialogs.close')}`,
    `dialog ${title}`,
    `heading ${title}`,
    ...expectedLinks(id, tag, catalogue.t).map(({ name }) => `link ${name}`),
  ].sort();
  const exposed = (await accessibilityTree(page))
    .filter(({ role }) => exposedRoles.includes(role))
    .map(({ role, name }) => `${role} ${name}`)
    .sort();
  const isReached = await page.evaluate(() =>
    [
      [2, 2],
      [innerWidth / 2, 2],
      [2, innerHeight - 2],
    ].some(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a, main, header, footer')),
  );
  const isModal = (await openOne(page).dialog.getAttribute('aria-modal')) === 'true';
  return [
    exposed.join() === expected.join()
      ? ''
      : `is exposed as ${exposed.join(', ')}, not as ${expected.join(', ')}`,
    isModal ? '' : 'is not marked as modal',
    isReached ? 'lets a pointer reach what is behind' : '',
  ];
}

/** Tab goes round inside, both ways, and everything it stops at is in sight. */
async function round(page: Page, stops: readonly Locator[]): Promise<readonly string[]> {
  const issues: string[] = [];
  for (const [key, order] of [
    ['Tab', [...stops, ...stops.slice(0, 1)]],
    ['Shift+Tab', stops.toReversed()],
  ] as const) {
    for (const stop of order) {
      await page.keyboard.press(key);
      const isHere = await stop.evaluate((node) => node === document.activeElement);
      if (!isHere) issues.push(`lets ${key} leave, or leaves out ${await stop.textContent()}`);
      else if (!(await stop.evaluate(isInSight))) issues.push(`hides ${await stop.textContent()}`);
    }
  }
  return issues;
}

/** Whether an element gets the focus before long. */
const getsFocus = (element: Locator) =>
  comes(element.and(element.page().locator(':focus')).waitFor({ state: 'attached' }));

/** Opens a dialog in a window, looks at it, and leaves it. */
async function issuesOf(
  { page }: Visit,
  trigger: Locator,
  emulation: Emulation,
  inspect: () => Promise<readonly string[]>,
  [name, leave]: readonly [name: string, leave: () => Promise<void>],
): Promise<readonly string[]> {
  const { dialog, title } = openOne(page);
  const issues: string[] = [];
  await emulate(page, emulation);
  await openDialog(page, trigger);
  if (!(await getsFocus(title))) issues.push('does not take the focus to its title');
  else if (!(await title.evaluate(isInSight))) issues.push('does not show its title');
  issues.push(...(await inspect()));
  const wide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if (wide > 0) issues.push(`is ${wide} px wider than it can show`);
  await leave();
  if (!(await comes(dialog.waitFor({ state: 'detached' }))))
    issues.push(`does not close by ${name}`);
  else if (!(await getsFocus(trigger))) issues.push(`does not give the focus back after ${name}`);
  return issues.filter(Boolean);
}

/** Each dialog, opened and left in every way. */
export const dialogs: Check = {
  id: 'dialogs',
  title: 'Dialogs stand alone, can be used at 400 % zoom, and lead back where they were opened',
  criteria: ['1.4.10', '2.1.2', '2.4.3', '4.1.2'],
  dependsOn: 'layout',
  scope: 'language',
  async run(visit) {
    const { page, catalogue } = visit;
    const { dialog, links, close, backdrop } = openOne(page);
    const byEscape = ['Escape', () => page.keyboard.press('Escape')] as const;
    const byButton = ['its button', () => close.click()] as const;
    const byBackdrop = [
      'a click beside it',
      () => backdrop.click({ position: { x: 4, y: 4 } }),
    ] as const;
    const issues: Issue[] = [];
    for (const id of dialogIds) {
      const trigger = triggerOf(page, catalogue.t(`footer.${id}`));
      for (const [emulation, inspect, leave] of [
        [{}, () => isolation(visit, id), byEscape],
        [zoomed, async () => round(page, [...(await links.all()), close]), byButton],
        [{}, async () => [], byBackdrop],
      ] as const) {
        const found = await issuesOf(visit, trigger, emulation, inspect, leave);
        const size = emulation === zoomed ? ' (320 × 256 px)' : '';
        issues.push(...found.map((text) => ({ text: `${id} ${text}${size}` })));
        // One that stays keeps everything after it from being looked at.
        if ((await dialog.count()) > 0) return issues;
      }
    }
    return issues;
  },
};
