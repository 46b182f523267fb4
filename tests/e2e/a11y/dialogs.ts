import type { Locator, Page } from '@playwright/test';
import { site } from '../../../src/content/site';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../../tools/load-translator';

/** The dialogs in the order of their buttons. */
export const dialogIds = ['contact', 'policy'] as const;

export type DialogId = (typeof dialogIds)[number];

/** What a dialog's link must be. */
export interface ExpectedLink {
  readonly name: string;
  readonly href: string;
  readonly target: string | null;
}

/** The links of a dialog in a language, by name, address and target (spec §2). */
export function expectedLinks(
  id: DialogId,
  tag: string,
  t = loadTranslator(tag),
): readonly ExpectedLink[] {
  if (id === 'contact') {
    const phone = site.supportPhone.replace(/[^+\d]/g, '');
    return [
      { name: site.supportEmail, href: `mailto:${site.supportEmail}`, target: null },
      { name: site.supportPhone, href: `tel:${phone}`, target: null },
    ];
  }
  const legalPage = (title: string, path: string) => ({
    name: `${title} ${t('dialogs.newTab')}`,
    href: path,
    target: '_blank',
  });
  return [
    legalPage(t('footer.privacyPolicy'), pagePath('privacy-policy', tag)),
    legalPage(t('footer.termsOfService'), pagePath('terms-of-service', tag)),
  ];
}

/** The dialog that is open; a page has one at most. The check proves its names and roles. */
export function openOne(page: Page) {
  const dialog = page.locator('[role="dialog"]');
  return {
    dialog,
    title: dialog.locator('h2').first(),
    links: dialog.locator('a'),
    close: dialog.locator('button').last(),
    backdrop: page.locator('[data-backdrop]'),
  };
}

/** The button in the footer that opens a dialog. */
export function triggerOf(page: Page, name: string): Locator {
  return page.locator('footer button').filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
}

/** Opens a dialog with its button; fails when it does not open. */
export async function openDialog(page: Page, trigger: Locator): Promise<void> {
  await trigger.click();
  await openOne(page).title.waitFor();
}

/** Whether something that should happen does before long. */
export const comes = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );
