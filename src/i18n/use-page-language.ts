import type { i18n as I18n } from 'i18next';
import memoize from 'lodash/memoize';
import { useTranslation } from 'react-i18next';
import { type CommonMessages, createFacts, type Facts } from './facts';
import { createFormats, type Formats } from './formats';
import { createForms, type Forms } from './forms';

/** The language of the page that is being rendered, with its formats, facts and forms. */
export interface PageLanguage {
  readonly tag: string;
  readonly formats: Formats;
  readonly facts: Facts;
  readonly forms: Forms;
}

/** Cached by the page's message store, because every clause of a legal document needs it. */
const languageOf = memoize(
  (i18n: I18n): PageLanguage => {
    // Not `i18n.language`, which is `cimode` when translators show the keys.
    const tag = String(i18n.options.lng);
    const common: CommonMessages = i18n.getResourceBundle(tag, 'common');
    return {
      tag,
      formats: createFormats(tag),
      facts: createFacts(common, tag),
      forms: createForms(tag, common),
    };
  },
  ({ store }) => store,
);
languageOf.cache = new WeakMap();

/** Returns the language of the page that is being rendered. */
export function usePageLanguage(): PageLanguage {
  return languageOf(useTranslation('common').i18n);
}
