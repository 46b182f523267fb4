import type { Locator, Page } from '@playwright/test';
import { accessibilityTree } from '../accessibility-tree';
import type { Check, Issue, Visit } from '../check';
import { type DialogId, dialogIds, dialogOn, expectedLinks } from '../dialogs';
import { type Emulation, emulate } from '../emulation';
import { isInSight } from '../in-page/is-in-sight';

/** Roles that people use to navigate or operate a page. */
const exposedRoles = [
  ...['banner', 'main', 'navigation', 'contentinfo', 'region', 'dialog'],
  ...['heading', 'link', 'button', 'table', 'image'],
];

/** A window of 1280 × 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** The page behind a dialog must not be exposed to screen readers, keys or pointers. */
async function isolationIssues(
  { page, tag, catalogue }: Visit,
  id: DialogId,
): Promise<readonly string[]> {
  const title = catalogue.t(`dialogs.${id}.title`);
  const expected = [
    `button ${catalogue.t('dialogs.close')}`,
    `dialog ${title}`,
    `heading ${title}`,
    ...expectedLinks(id, tag).map(({ name }) => `link ${name}`),
  ].sort();
  const exposed = (await accessibilityTree(page))
    .filter(({ role }) => exposedRoles.includes(role))
    .map(({ role, name }) => `${role} ${name}`)
    .sort();
  const isReachable = await page.evaluate(() =>
    [
      [2, 2],
      [innerWidth / 2, 2],
      [2, innerHeight - 2],
    ].some(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a, main, header, footer')),
  );
  const { dialog } = dialogOn(page, tag, id);
  const isModal = (await dialog.getAttribute('aria-modal')) === 'true';
  return [
    exposed.join() === expected.join()
      ? ''
      : `is exposed as ${exposed.join(', ')}, not as ${expected.join(', ')}`,
    isModal ? '' : 'is not marked as modal',
    isReachable ? 'lets a pointer reach the page behind' : '',
  ];
}

/** Presses a key once for each stop: it must have the focus then, and be visible. */
async function walkIssues(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  stops: readonly Locator[],
): Promise<readonly string[]> {
  const issues: string[] = [];
  for (const stop of stops) {
    await page.keyboard.press(key);
    const hasFocus = await stop.evaluate((node) => node === document.activeElement);
    if (!hasFocus) issues.push(`lets ${key} leave, or leaves out ${await stop.textContent()}`);
    else if (!(await stop.evaluate(isInSight))) issues.push(`hides ${await stop.textContent()}`);
  }
  return issues;
}

/** Tab goes round inside the dialog, Shift+Tab back the same way. */
const bothWays = async (page: Page, stops: readonly Locator[]) => [
  ...(await walkIssues(page, 'Tab', [...stops, ...stops.slice(0, 1)])),
  ...(await walkIssues(page, 'Shift+Tab', stops.toReversed())),
];

/** Whether something happens before Playwright's timeout. */
const happens = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

const getsFocus = (element: Locator) =>
  happens(element.and(element.page().locator(':focus')).waitFor({ state: 'attached' }));

/** Opens a dialog, inspects it and closes it. */
async function issuesOf(
  { page, tag }: Visit,
  id: DialogId,
  emulation: Emulation,
  inspect: () => Promise<readonly string[]>,
  [name, close]: readonly [name: string, close: () => Promise<void>],
): Promise<readonly string[]> {
  const { dialog, heading, trigger } = dialogOn(page, tag, id);
  const issues: string[] = [];
  await emulate(page, emulation);
  await trigger.click();
  await heading.waitFor();
  if (!(await getsFocus(heading))) issues.push('does not take the focus to its title');
  else if (!(await heading.evaluate(isInSight))) issues.push('does not show its title');
  issues.push(...(await inspect()));
  const wide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if (wide > 0) issues.push(`is ${wide} px wider than it can show`);
  await close();
  if (!(await happens(dialog.waitFor({ state: 'detached' }))))
    issues.push(`does not close by ${name}`);
  else if (!(await getsFocus(trigger))) issues.push(`does not give the focus back after ${name}`);
  return issues.filter(Boolean);
}

export const dialogs: Check = {
  id: 'dialogs',
  title: 'Dialogs isolate the page behind, work at 400 % zoom, and return the focus',
  criteria: ['1.4.10', '2.1.2', '2.4.3', '4.1.2'],
  dependsOn: 'layout',
  scope: 'language',
  async run(visit) {
    const { page, tag } = visit;
    const issues: Issue[] = [];
    for (const id of dialogIds) {
      const { dialog, links, close, backdrop } = dialogOn(page, tag, id);
      const stops = async () => [...(await links.all()), close];
      for (const [emulation, inspect, closing] of [
        [{}, () => isolationIssues(visit, id), ['Escape', () => page.keyboard.press('Escape')]],
        [zoomed, async () => bothWays(page, await stops()), ['its button', () => close.click()]],
        [
          {},
          () => walkIssues(page, 'Shift+Tab', [close]),
          ['a click outside it', () => backdrop.click({ position: { x: 4, y: 4 } })],
        ],
      ] as const) {
        const found = await issuesOf(visit, id, emulation, inspect, closing);
        const size = emulation === zoomed ? ' (320 × 256 px)' : '';
        issues.push(...found.map((text) => ({ text: `${id} ${text}${size}` })));
        // A dialog that stays open would make every later step fail.
        if ((await dialog.count()) > 0) return issues;
      }
    }
    return issues;
  },
};
