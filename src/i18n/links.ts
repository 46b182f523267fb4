import type { PlanId } from '../content/plans';
import { enterpriseSubject, privacySubjectMarker, site } from '../content/site';

/** The chat host's billing page, where a plan is chosen, changed or ended (spec §7). */
export function billingUrl(plan?: PlanId): string {
  const url = new URL('/billing', site.chatOrigin);
  if (plan) url.searchParams.set('plan', plan);
  return url.href;
}

function mailto(subject?: string): string {
  // Not URLSearchParams: mail programs read its "+" for a space as a plus sign.
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${site.supportEmail}${query}`;
}

/** Every address the site links to beside its own pages (spec §2, §7). */
export const links = {
  chat: `${site.chatOrigin}/`,
  support: mailto(),
  /** The subject stays English in every language: the people who sort the mail filter by it. */
  enterprise: mailto(enterpriseSubject),
  privacy: mailto(`${privacySubjectMarker} `),
  phone: `tel:${site.supportPhone.replaceAll(' ', '')}`,
} as const;
