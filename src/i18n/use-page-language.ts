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
const cache = new WeakMap<object, PageLanguage>();

/** Returns what formats facts for the reader of the page. */
export function usePageLanguage(): PageLanguage {
  const { i18n } = useTranslation('common');
  const cached = cache.get(i18n.store);
  if (cached) return cached;
  // Not `i18n.language`, which may be i18next's mode that shows keys.
  const tag = String(i18n.options.lng);
  const common: CommonMessages = i18n.getResourceBundle(tag, 'common');
  const language: PageLanguage = {
    tag,
    formats: createFormats(tag),
    facts: factsFor(common, tag),
    forms: createForms(tag, common),
  };
  cache.set(i18n.store, language);
  return language;
}
