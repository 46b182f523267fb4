import { axeIssues } from '../axe';
import type { Check } from '../check';
import { dialogIds, dialogOn, expectedLinks } from '../dialogs';
import { emulate, inEmulations } from '../emulation';

/** The page itself shows what the dialogs show. */
export const withoutScript: Check = {
  id: 'without-script',
  title: 'Without JavaScript the e-mail, the telephone number and the policies are in the page',
  criteria: [],
  dependsOn: 'layout',
  scripting: 'off',
  async run({ page, tag, catalogue }) {
    await emulate(page, { width: 320 });
    const issues: string[] = [];
    for (const id of dialogIds) {
      const name = catalogue.t(`dialogs.${id}.title`);
      const { plain, trigger } = dialogOn(page, tag, id);
      if (!(await plain.getByRole('heading', { name, exact: true }).isVisible()))
        issues.push(`“${name}” is not visible`);
      for (const link of expectedLinks(id, tag)) {
        const found = plain.getByRole('link', { name: link.name, exact: true });
        if (!(await found.isVisible())) issues.push(`“${link.name}” is not visible`);
        else if ((await found.getAttribute('href')) !== link.href)
          issues.push(`“${link.name}” does not lead to ${link.href}`);
      }
      if (await trigger.isVisible())
        issues.push(`the button “${catalogue.t(`footer.${id}`)}” is visible but does nothing`);
    }
    return issues.map((text) => ({ text }));
  },
};

/** The language menu and the plain versions of the dialogs: axe does not see them while closed. */
export const popovers: Check = {
  id: 'popovers',
  title: 'Popovers pass every rule of axe-core while they are open',
  criteria: ['2.2 AA', '2.2 AAA'],
  scope: 'language',
  async run({ page }) {
    const issues = [];
    for (const popover of await page.locator('[popover]').all()) {
      const within = await popover.evaluate((part: HTMLElement) => {
        part.showPopover();
        return `#${part.id}`;
      });
      const found = await inEmulations(
        page,
        {
          [`${within}, 320 px, light`]: { width: 320 },
          [`${within}, 320 px, dark`]: { width: 320, scheme: 'dark' },
          [`${within}, 1280 px, light`]: {},
          [`${within}, 1280 px, dark`]: { scheme: 'dark' },
        },
        () => axeIssues(page, { within }),
      );
      issues.push(...found);
      await popover.evaluate((part: HTMLElement) => part.hidePopover());
    }
    return issues;
  },
};
