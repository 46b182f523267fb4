import type { InitOptions } from 'i18next';

/**
 * The i18next options for pages, heads, tools and tests. Plain data, because Gatsby passes plugin
 * options as JSON.
 */
export const i18nextOptions = {
  returnEmptyString: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  // Otherwise i18next prints an advertisement on the console.
  showSupportNotice: false,
} satisfies InitOptions & { showSupportNotice: boolean };
