import type { Page } from 'playwright-core';
import { accessibilityFindings, unneededReviews } from '../support/browser-axe';
import { sharedBrowser } from '../support/browser-session';
import { pages } from '../support/built-site';

const variants = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** What a browser fetches of its own accord, when it is idle. */
const niceties = ['/icon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

describe('at 320 and 1280 px, light and dark', () => {
  const { visit } = sharedBrowser();

  it.each(pages)('$path is accessible, fits the screen and needs one request', async ({ path }) => {
    const found: string[] = [];
    const page = await visit(path, {
      axe: true,
      onResponse: (response) => {
        const { pathname } = new URL(response.url());
        if (pathname !== path && !niceties.includes(pathname)) found.push(`asks for ${pathname}`);
        if (!response.ok()) found.push(`${pathname} answers ${response.status()}`);
        if (response.headers()['set-cookie']) found.push(`${pathname} sets a cookie`);
      },
    });
    for (const { width, colorScheme } of variants) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const excess = await excessWidth(page);
      const findings = await accessibilityFindings(page);
      if (excess > 0) findings.push(`is ${excess} px wider than the screen`);
      found.push(...findings.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
    }
    expect(found).toEqual([]);
  });

  it('needs every judgement that is on the list', () => {
    expect(unneededReviews()).toEqual([]);
  });
});
