import type { Page } from '@playwright/test';
import { site } from '../../../src/content/site';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../support/load-translator';

/** The dialogs in the order of their buttons. */
export const dialogIds = ['contact', 'policy'] as const;

export type DialogId = (typeof dialogIds)[number];

/** What a link in a dialog must be. */
export interface ExpectedLink {
  readonly name: string;
  readonly href: string;
  readonly target: string | null;
}

/** The links of a dialog in a language, by name, address and target (spec §2). */
export function expectedLinks(id: DialogId, tag: string): readonly ExpectedLink[] {
  if (id === 'contact') {
    const phone = site.supportPhone.replace(/[^+\d]/g, '');
    return [
      { name: site.supportEmail, href: `mailto:${site.supportEmail}`, target: null },
      { name: site.supportPhone, href: `tel:${phone}`, target: null },
    ];
  }
  const t = loadTranslator(tag);
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

/** The parts of one of a page's two dialogs. */
export function dialogOn(page: Page, tag: string, id: DialogId) {
  const t = loadTranslator(tag);
  const title = t(`dialogs.${id}.title`);
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  return {
    dialog,
    heading: dialog.getByRole('heading', { name: title, exact: true }),
    links: dialog.getByRole('link'),
    close: dialog.getByRole('button', { name: t('dialogs.close'), exact: true }),
    backdrop: page.locator('[data-backdrop]'),
    /** The button in the footer; found even while the dialog hides it. */
    trigger: page.getByRole('button', {
      name: t(`footer.${id}`),
      exact: true,
      includeHidden: true,
    }),
    /** The version without scripts; found only while it is visible. */
    plain: page.getByRole('region', { name: title, exact: true }),
  };
}
