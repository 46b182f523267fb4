import type { InitOptions } from 'i18next';

/**
 * The i18next options of pages, heads, tools and tests alike. Plain data: Gatsby passes plugin
 * options as JSON.
 */
export const i18nextOptions = {
  returnEmptyString: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  // i18next advertises on the console unless told not to.
  showSupportNotice: false,
} satisfies InitOptions & { showSupportNotice: boolean };
