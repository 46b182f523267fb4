import type { Locator, Page } from '@playwright/test';
import { accessibilityTree } from '../accessibility-tree';
import type { Check, Fault, Visit } from '../check';
import type { DialogId } from '../dialog-words';
import { dialogIds, expectedLinks } from '../dialog-words';
import { getsFocus, goesAway, openDialog, openerOf, openOne } from '../dialogs';
import { isInSight } from '../in-page/is-in-sight';
import { show } from '../look';

/** Roles by which people move through a page, or act on it. */
const waymarks = [
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
    .filter(({ role }) => waymarks.includes(role))
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
  const faults: string[] = [];
  for (const [key, order] of [
    ['Tab', [...stops, ...stops.slice(0, 1)]],
    ['Shift+Tab', stops.toReversed()],
  ] as const) {
    for (const stop of order) {
      await page.keyboard.press(key);
      const isHere = await stop.evaluate((node) => node === document.activeElement);
      if (!isHere) faults.push(`lets ${key} leave, or leaves out ${await stop.textContent()}`);
      else if (!(await stop.evaluate(isInSight))) faults.push(`hides ${await stop.textContent()}`);
    }
  }
  return faults;
}

/** Opens a dialog, looks at it, and leaves it in one of the ways. */
async function faultsOf(
  visit: Visit,
  id: DialogId,
  opener: Locator,
  way: number,
): Promise<readonly string[]> {
  const { page } = visit;
  const { dialog, title, links, close, backdrop } = openOne(page);
  const [name, isSmall, leave] = (
    [
      ['Escape', false, () => page.keyboard.press('Escape')],
      ['its button', true, () => close.click({ timeout: 5000 })],
      [
        'a click beside it',
        false,
        () => backdrop.click({ position: { x: 4, y: 4 }, timeout: 5000 }),
      ],
    ] as const
  )[way] ?? ['', false, async () => {}];
  const faults: string[] = [];
  await show(page, isSmall ? zoomed : {});
  await openDialog(page, opener);
  if (!(await getsFocus(title))) faults.push('does not take the focus to its title');
  else if (!(await title.evaluate(isInSight))) faults.push('does not show its title');
  if (!isSmall && way === 0) faults.push(...(await isolation(visit, id)));
  if (isSmall) faults.push(...(await round(page, [...(await links.all()), close])));
  const wide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if (wide > 0) faults.push(`is ${wide} px wider than it can show`);
  await leave();
  if (!(await goesAway(dialog))) faults.push(`does not close by ${name}`);
  else if (!(await getsFocus(opener))) faults.push(`does not give the focus back after ${name}`);
  return faults.map((fault) => (isSmall ? `${fault} (320 × 256 px)` : fault));
}

/** Each dialog, opened and left in every way. */
export const dialogs: Check = {
  id: 'dialogs',
  title: 'Dialogs stand alone, can be used at 400 % zoom, and lead back where they were opened',
  criteria: ['1.4.10', '2.1.2', '2.4.3', '4.1.2'],
  dependsOn: 'layout',
  scope: 'language',
  async run(visit) {
    const faults: Fault[] = [];
    for (const id of dialogIds) {
      const opener = await openerOf(visit.page, visit.catalogue, id);
      for (const way of [0, 1, 2]) {
        const found = await faultsOf(visit, id, opener, way);
        faults.push(...found.filter(Boolean).map((text) => ({ text: `${id} ${text}` })));
        // One that stays keeps everything after it from being looked at.
        if ((await openOne(visit.page).dialog.count()) > 0) return faults;
      }
    }
    return faults;
  },
};
