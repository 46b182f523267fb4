import type { Page } from '@playwright/test';
import { type RouteId, routeIds } from '../../../src/content/routes';
import { pagePath } from '../../../src/i18n/paths';
import { pseudoLanguages } from '../../../tools/pseudo/pseudo-languages';
import { type ServedSite, serveEveryPage } from '../../../tools/serve-every-page';
import { testSite } from '../../../tools/test-site';
import { axeFaults } from '../a11y/axe';
import { catalogueOf } from '../a11y/catalogue';
import { focusWalk } from '../a11y/checks/focus-walk';
import { print } from '../a11y/checks/print';
import { reflow } from '../a11y/checks/reflow';
import { tables } from '../a11y/checks/tables';
import { targets } from '../a11y/checks/targets';
import { largeText, textSpacing } from '../a11y/checks/text-spacing';
import { furnish } from '../a11y/furnish';
import { clippedText } from '../a11y/in-page/clipped-text';
import { show } from '../a11y/look';
import { test as base, expect, type Visit } from '../fixtures';
import { concatenations } from './concatenation';
import { hardCodedNames, hardCodedTexts } from './hard-coded';
import { unmirroredOn } from './mirror';
import { textRuns } from './text-runs';

const test = base.extend<object, { pseudoSite: ServedSite }>({
  pseudoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const site = await serveEveryPage(await testSite());
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

const mirrored = pseudoLanguages.find(({ dir }) => dir === 'rtl')?.tag ?? '';

/** A page, or one with a part open that is hidden at first. */
interface Subject {
  readonly route: RouteId;
  readonly opened?: string;
}

/** Every page; the parts that open are the same on each. */
const subjects: readonly Subject[] = [
  ...routeIds.map((route) => ({ route })),
  ...['languages', 'contact-plain', 'policy-plain'].map((opened) => ({
    route: 'not-found' as const,
    opened,
  })),
];

/** What is wrong with a subject in narrow and in wide windows. */
async function faults(
  visit: Visit,
  site: ServedSite,
  { route, opened }: Subject,
  tag: string,
  find: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 1280]) {
    // To a reader of none of the languages the site suggests no other.
    const page = await visit(pagePath(route, tag), { width, languages: ['zxx'], site });
    if (opened) {
      await page.locator(`#${opened}`).evaluate((part: HTMLElement) => part.showPopover());
    }
    found.push(...(await find(page)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Everything that is wrong with the words of what a page shows at the moment. */
async function wordFaults(page: Page): Promise<readonly string[]> {
  await furnish(page);
  const runs = await textRuns(page);
  return [
    ...(await page.evaluate(clippedText)).map(({ text }) => text),
    ...hardCodedTexts(runs),
    ...(await hardCodedNames(page)),
    ...concatenations(runs),
  ];
}

async function mirrorFaults(page: Page): Promise<readonly string[]> {
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  return unmirroredOn(page);
}

for (const subject of subjects) {
  const name = subject.opened ? `${subject.route} with #${subject.opened} open` : subject.route;

  for (const { tag } of pseudoLanguages) {
    test(`${tag}: ${name} is whole, fits, and is all in messages`, async ({
      visit,
      pseudoSite,
    }) => {
      expect(await faults(visit, pseudoSite, subject, tag, wordFaults)).toEqual([]);
    });
  }

  test(`${name} is mirrored from right to left`, async ({ visit, pseudoSite }) => {
    expect(await faults(visit, pseudoSite, subject, mirrored, mirrorFaults)).toEqual([]);
  });
}

// The fourth language of those in which layout is most likely to fail (matrix.ts).
for (const route of routeIds) {
  test(`${route} is accessible from right to left`, async ({ visit, pseudoSite: site }) => {
    const page = await visit(pagePath(route, mirrored), { languages: ['zxx'], site });
    await furnish(page);
    const catalogue = catalogueOf(mirrored);
    const found: string[] = [];
    for (const { id, run } of [reflow, targets, textSpacing, largeText, tables, focusWalk, print]) {
      const texts = await run({ page, tag: mirrored, catalogue });
      found.push(...texts.map(({ text }) => `${id}: ${text}`));
    }
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, { width: 320, scheme });
      found.push(...(await axeFaults(page)).map(({ text }) => `axe, ${scheme}: ${text}`));
    }
    expect(found).toEqual([]);
  });
}
