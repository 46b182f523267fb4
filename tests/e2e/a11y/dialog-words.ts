import { site } from '../../../src/content/site';
import { links } from '../../../src/i18n/links';
import { pagePath } from '../../../src/i18n/paths';
import type { Catalogue } from './catalogue';

/** The dialogs in the order of their buttons. */
export const dialogIds = ['contact', 'policy'] as const;

export type DialogId = (typeof dialogIds)[number];

/** What a dialog's link must be. */
export interface ExpectedLink {
  readonly name: string;
  readonly href: string;
}

/** The links of a dialog in a language, by name and address (spec §2). */
export function expectedLinks(
  id: DialogId,
  tag: string,
  { t }: Catalogue,
): readonly ExpectedLink[] {
  if (id === 'contact') {
    return [
      { name: site.supportEmail, href: links.support },
      { name: site.supportPhone, href: links.phone },
    ];
  }
  return (['privacy-policy', 'terms-of-service'] as const).map((route) => ({
    name: `${t(route === 'privacy-policy' ? 'footer.privacyPolicy' : 'footer.termsOfService')} ${t('dialogs.newTab')}`,
    href: pagePath(route, tag),
  }));
}
