import type { Page } from '../../../src/build/page-table';
import { publicDir } from '../../../src/build/paths';
import { openPage } from '../../../tools/open-page';
import { startServer } from '../../../tools/serve';
import { pages } from '../../support/published';
import { expect, test } from '../fixtures';

// Whatever opens a page here knows which one it opened: the rest of the suite rests on it.
test.describe('opening a page', () => {
  const errorPage = pages.find(({ path }) => path === '/500') as Page;

  test('takes the error page where it has an address', async ({ visit }) => {
    await visit(errorPage.path);
  });

  test('refuses another page that comes in its place', async ({ page }) => {
    // Visitors cannot ask for an error page.
    const server = await startServer({ publicDir, port: 0 });
    await expect(openPage(page, errorPage, server.origin)).rejects.toThrow(
      /^\/500 is “.+” with status 404, not “.+”\.$/,
    );
    await server.close();
  });
});
