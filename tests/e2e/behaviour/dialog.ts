import type { Locator, Page } from '@playwright/test';
import { wordsOf } from '../../../tools/words';
import type { DialogId, ExpectedLink } from '../a11y/dialog-words';

/** The texts, addresses and targets of the links in a part of a page, in order. */
export function linksIn(part: Locator): Promise<readonly ExpectedLink[]> {
  return part.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
    })),
  );
}

/** One of a page's two dialogs, as its visitors meet it. */
export function dialogOn(page: Page, tag: string, id: DialogId) {
  const t = wordsOf(tag);
  const title = t(`dialogs.${id}.title`);
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  return {
    title,
    dialog,
    heading: dialog.getByRole('heading', { name: title, exact: true }),
    close: dialog.getByRole('button', { name: t('dialogs.close'), exact: true }),
    /** The button in the footer; found while the dialog is open, too. */
    opener: page.getByRole('button', {
      name: t(`footer.${id}`),
      exact: true,
      includeHidden: true,
    }),
    /** The version without scripts; found only when it is to be seen. */
    plain: page.getByRole('region', { name: title, exact: true }),
    backdrop: page.locator('[data-backdrop]'),
  };
}
