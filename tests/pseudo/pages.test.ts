import type { Page } from 'playwright-core';
import { type RouteId, routeIds } from '../../src/content/routes';
import { pagePath } from '../../src/i18n/paths';
import { pseudoLanguages } from '../../tools/pseudo/pseudo-languages';
import { pseudoSite } from '../../tools/pseudo/pseudo-site';
import { serveEveryPage } from '../../tools/serve-every-page';
import { sharedBrowser } from '../support/browser-session';
import { concatenations } from '../support/pseudo-concatenation';
import { cutTexts } from '../support/pseudo-cut-text';
import { excessWidths } from '../support/pseudo-excess-width';
import { hardCodedNames, hardCodedTexts } from '../support/pseudo-hard-coded';
import { unmirroredOn } from '../support/pseudo-mirror';
import { textRuns } from '../support/pseudo-text-runs';

const widths = [320, 1280] as const;

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

const named = subjects.map((subject) => ({
  ...subject,
  name: subject.opened ? `${subject.route} with #${subject.opened} open` : subject.route,
}));

/** Everything that is wrong with the words of what a page shows at the moment. */
async function wordFaults(page: Page): Promise<readonly string[]> {
  const runs = await textRuns(page);
  return [
    ...(await cutTexts(page)),
    ...(await excessWidths(page)),
    ...hardCodedTexts(runs),
    ...(await hardCodedNames(page)),
    ...concatenations(runs),
  ];
}

describe('in pseudo-languages', () => {
  const { visit } = sharedBrowser(async () => serveEveryPage(await pseudoSite(console.log)));

  /** What is wrong with a subject in narrow and in wide windows. */
  async function faults(
    { route, opened }: Subject,
    tag: string,
    find: (page: Page) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const found: string[] = [];
    for (const width of widths) {
      // To a reader of none of the languages the site suggests no other.
      const page = await visit(pagePath(route, tag), { width, languages: ['zxx'] });
      if (opened) {
        await page.locator(`#${opened}`).evaluate((part: HTMLElement) => part.showPopover());
      }
      found.push(...(await find(page)).map((fault) => `${width} px: ${fault}`));
    }
    return found;
  }

  it.each(pseudoLanguages.flatMap(({ tag }) => named.map((subject) => ({ tag, ...subject }))))(
    '$tag: $name is whole, fits, and is all in messages',
    async ({ tag, ...subject }) => {
      expect(await faults(subject, tag, wordFaults)).toEqual([]);
    },
  );

  it.each(named)('$name is mirrored from right to left', async (subject) => {
    const find = async (page: Page) => {
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      return unmirroredOn(page);
    };
    expect(await faults(subject, mirrored, find)).toEqual([]);
  });
});
