import type { i18n as I18n } from 'i18next';
import memoize from 'lodash/memoize';
import { useTranslation } from 'react-i18next';
import { type CommonMessages, type Facts, factsFor } from './facts';
import { createFormats, type Formats } from './formats';
import { createForms, type Forms } from './forms';

/** The language of the page being rendered, its formats, its facts and the forms of others. */
export interface PageLanguage {
  readonly tag: string;
  readonly formats: Formats;
  readonly facts: Facts;
  readonly forms: Forms;
}

/** Cached by the store of the page's messages, because every clause of a legal document asks. */
const languageOf = memoize(
  (i18n: I18n): PageLanguage => {
    // Not `i18n.language`, which may be i18next's mode that shows keys.
    const tag = String(i18n.options.lng);
    const common: CommonMessages = i18n.getResourceBundle(tag, 'common');
    return {
      tag,
      formats: createFormats(tag),
      facts: factsFor(common, tag),
      forms: createForms(tag, common),
    };
  },
  ({ store }) => store,
);
languageOf.cache = new WeakMap();

/** Returns what formats facts for the reader of the page. */
export function usePageLanguage(): PageLanguage {
  return languageOf(useTranslation('common').i18n);
}
