import type { Page } from '@playwright/test';
import { type RouteId, routeIds } from '../../../src/content/routes';
import { pagePath } from '../../../src/i18n/paths';
import { pseudoLanguages } from '../../../tools/pseudo/pseudo-languages';
import { type ServedSite, serveEveryPage } from '../../../tools/serve-every-page';
import { testSite } from '../../../tools/test-site';
import { axeIssues } from '../a11y/axe';
import { catalogueOf } from '../a11y/catalogue';
import { focusWalk } from '../a11y/checks/focus-walk';
import { print } from '../a11y/checks/print';
import { largeText, reflow, textSpacing } from '../a11y/checks/reflow';
import { tables } from '../a11y/checks/tables';
import { targets } from '../a11y/checks/targets';
import { emulate } from '../a11y/emulation';
import { clippedText } from '../a11y/in-page/clipped-text';
import { installPageTools } from '../a11y/in-page/page-tools';
import { test as base, expect } from '../fixtures';
import { concatenations } from './concatenation';
import { hardCodedNames, hardCodedTexts } from './hard-coded';
import { unmirroredOn } from './mirror';
import { textRuns } from './text-runs';

const test = base.extend<object, { pseudoSite: ServedSite }>({
  pseudoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this pattern
    async ({}, use) => {
      const site = await serveEveryPage(await testSite());
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Every page; and one with each popover open, because they are the same on every page. */
const subjects: readonly { readonly route: RouteId; readonly opened?: string }[] = [
  ...routeIds.map((route) => ({ route })),
  ...['languages', 'contact-plain', 'policy-plain'].map((opened) => ({
    route: 'not-found' as const,
    opened,
  })),
];

/** Issues with the texts that a page shows at the moment. */
async function textIssues(page: Page): Promise<readonly string[]> {
  const runs = await textRuns(page);
  return [
    ...(await page.evaluate(clippedText)).map(({ text }) => text),
    ...hardCodedTexts(runs),
    ...(await hardCodedNames(page)),
    ...concatenations(runs),
  ];
}

async function accessibilityIssues(page: Page, tag: string): Promise<readonly string[]> {
  const visit = { page, tag, catalogue: catalogueOf(tag) };
  const found: string[] = [];
  // Axe first, because the checks leave the page scrolled.
  for (const scheme of ['light', 'dark'] as const) {
    await emulate(page, { width: 320, scheme });
    found.push(...(await axeIssues(page)).map(({ text }) => `axe, ${scheme}: ${text}`));
  }
  for (const { id, run } of [reflow, targets, textSpacing, largeText, tables, focusWalk, print]) {
    found.push(...(await run(visit)).map(({ text }) => `${id}: ${text}`));
  }
  return found;
}

for (const { route, opened } of subjects) {
  for (const { tag, dir } of pseudoLanguages) {
    // The mirrored one also serves as a sentinel language (matrix.ts).
    const isMirrored = dir === 'rtl';
    const name = `${tag}: ${route}${opened ? ` with #${opened} open` : ''}`;
    const more = isMirrored ? ', is mirrored and accessible' : '';

    test(`${name} has no cut, hard-coded or joined texts${more}`, async ({ visit, pseudoSite }) => {
      // With this preference, the site suggests no language.
      const options = { languages: ['zxx'], site: pseudoSite };
      const page = await visit(pagePath(route, tag), options);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir);
      await page.evaluate(installPageTools);
      if (opened) {
        await page.locator(`#${opened}`).evaluate((part: HTMLElement) => part.showPopover());
      }
      const found: string[] = [];
      for (const width of [320, 1280]) {
        await emulate(page, { width });
        const issues = [...(await textIssues(page))];
        if (isMirrored) issues.push(...(await unmirroredOn(page)));
        found.push(...issues.map((issue) => `${width} px: ${issue}`));
      }
      if (isMirrored && !opened) found.push(...(await accessibilityIssues(page, tag)));
      expect(found).toEqual([]);
    });
  }
}
