import type { Check } from '../check';
import { dialogIds, expectedLinks } from '../dialogs';
import { emulate } from '../emulation';

/** What the dialogs hold stands in the page. */
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
      const part = page.getByRole('region', { name, exact: true });
      if (!(await part.getByRole('heading', { name, exact: true }).isVisible()))
        issues.push(`“${name}” is not to be seen`);
      for (const link of expectedLinks(id, tag, catalogue.t)) {
        const found = part.getByRole('link', { name: link.name, exact: true });
        if (!(await found.isVisible())) issues.push(`“${link.name}” is not to be seen`);
        else if ((await found.getAttribute('href')) !== link.href)
          issues.push(`“${link.name}” does not lead to ${link.href}`);
      }
      const dead = page.getByRole('button', { name: catalogue.t(`footer.${id}`), exact: true });
      if (await dead.isVisible())
        issues.push(`the button “${catalogue.t(`footer.${id}`)}” is there and does nothing`);
    }
    return issues.map((text) => ({ text }));
  },
};
