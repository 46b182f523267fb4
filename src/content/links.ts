import type { PlanId } from './plans';
import { enterpriseSubject, privacySubjectMarker, site } from './site';

/** The billing page of the chat app, where plans are chosen, changed and cancelled (spec §7). */
export function billingUrl(plan?: PlanId): string {
  const url = new URL('/billing', site.chatOrigin);
  if (plan) url.searchParams.set('plan', plan);
  return url.href;
}

function mailto(subject?: string): string {
  // Not URLSearchParams, which encodes a space as "+": mail programs show that as a plus sign.
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${site.supportEmail}${query}`;
}

/** Every address that the site links to outside its own pages (spec §2, §7). */
export const links = {
  chat: `${site.chatOrigin}/`,
  support: mailto(),
  /** The subject is English in every language, so that mail can be filtered by it. */
  enterprise: mailto(enterpriseSubject),
  privacy: mailto(`${privacySubjectMarker} `),
  phone: `tel:${site.supportPhone.replaceAll(' ', '')}`,
} as const;
