import { useTranslation } from 'react-i18next';
import { counted, type Facts, factsFor, type Unit } from './facts';
import { createFormats, type Formats } from './formats';

/** The language of the page being rendered, its formats and its facts. */
export function usePageLanguage(): {
  readonly tag: string;
  readonly formats: Formats;
  readonly facts: Facts;
  /** A number with its unit: "30 days". */
  readonly count: (unit: Unit, value: number) => string;
} {
  const { t, i18n } = useTranslation('common');
  const tag = i18n.language;
  return {
    tag,
    formats: createFormats(tag),
    facts: factsFor(t, tag),
    count: (unit, value) => counted(t, tag, unit, value),
  };
}
