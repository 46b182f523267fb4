/** What the site is measured against, as the accessibility statement names it. */
export const accessibilityStandard = {
  /** Version of the Web Content Accessibility Guidelines; the level is AA. */
  wcagVersion: '2.2',
  /** The European standard whose clause on web pages rests on the guidelines. */
  european: 'EN 301 549',
} as const;
