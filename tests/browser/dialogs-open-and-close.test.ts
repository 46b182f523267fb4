import { dialogIds } from '../../tools/audit/dialog-words';
import { dialogOn } from '../support/browser-dialog';
import { tabTo, toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { sampledPages } from '../support/published';

describe('the dialogs of each page', () => {
  const { visit } = sharedBrowser();

  it.each(sampledPages)('$path: the keyboard opens and closes them', async (where) => {
    const page = await visit(where.path);
    const keys = [
      { opens: 'Enter', closes: 'Escape' },
      { opens: 'Space', closes: 'Enter' },
      { opens: 'Enter', closes: 'Space' },
    ];
    // From the end of the page, which is nearer.
    for (const id of [...dialogIds].reverse()) {
      const { opener, dialog, heading, close, plain } = dialogOn(page, where.tag, id);
      await tabTo(opener, 'Shift+Tab');
      for (const { opens, closes } of keys) {
        await page.keyboard.press(opens);
        await toHaveFocus(heading);
        expect(await plain.count()).toBe(0);
        if (closes !== 'Escape') await tabTo(close);
        await page.keyboard.press(closes);
        await dialog.waitFor({ state: 'detached' });
        await toHaveFocus(opener);
      }
    }
  });
});
