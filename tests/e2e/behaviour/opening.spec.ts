import { publicDir } from '../../../src/build/paths';
import { openPage } from '../../../tools/open-page';
import { startServer } from '../../../tools/serve';
import { pages } from '../../support/published';
import { expect, test } from '../fixtures';

// Every other browser test relies on this.
test('opening a page fails if the server sends another page', async ({ page }) => {
  const errorPage = pages.find(({ path }) => path === '/500');
  if (!errorPage) throw new Error('The build has no page /500.');
  // This server sends an error page only for its status.
  const server = await startServer({ publicDir, port: 0 });
  await expect(openPage(page, errorPage, server.origin)).rejects.toThrow(
    /^\/500 is “.+” with status 404, not “.+”\.$/,
  );
  await server.close();
});
