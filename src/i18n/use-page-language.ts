import { useTranslation } from 'react-i18next';
import { counted, type Facts, factsFor, type Unit } from './facts';
import { createFormats, type Formats } from './formats';

/** The language of the page being rendered, its formats and its facts. */
export interface PageLanguage {
  readonly tag: string;
  readonly formats: Formats;
  readonly facts: Facts;
  /** A number with its unit: "30 days". */
  readonly count: (unit: Unit, value: number) => string;
}

/** By the store of the page's messages: every clause of a legal document asks again. */
const known = new WeakMap<object, PageLanguage>();

/** Returns what formats facts for the reader of the page. */
export function usePageLanguage(): PageLanguage {
  const { t, i18n } = useTranslation('common');
  const found = known.get(i18n.store);
  if (found) return found;
  const tag = i18n.language;
  const language: PageLanguage = {
    tag,
    formats: createFormats(tag),
    facts: factsFor(t, tag),
    count: (unit, value) => counted(t, tag, unit, value),
  };
  known.set(i18n.store, language);
  return language;
}
