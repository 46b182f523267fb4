import type { Finding } from '../../src/i18n/check/finding';
import type { Text } from './texts';
import type { WorkshopLocale } from './workshop';

/** What a finding is about, for those who want to look at one kind only. */
export type RuleName =
  | 'file'
  | 'text'
  | 'not-begun'
  | 'same-as-english'
  | 'half-translated'
  | 'stale'
  | 'not-recorded'
  | 'term'
  | 'glossary'
  | 'length'
  | 'note'
  | 'record';

/** A finding of `locales check`: with both texts, so that nobody has to open a file to judge it. */
export interface LocaleFinding extends Finding {
  readonly rule: RuleName;
  readonly english?: string;
  readonly translation?: string;
}

/** A finding at a text of a language, with its place in the file. */
export function findingAtText(
  { locale }: WorkshopLocale,
  { namespace, key, english, translation }: Text,
  rule: RuleName,
  message: string,
): LocaleFinding {
  const place = locale.files.get(namespace)?.messages.get(key);
  return {
    rule,
    file: `locales/${locale.tag}/${namespace}.json`,
    ...(place && { line: place.line, column: place.column }),
    key,
    message,
    english,
    ...(translation !== undefined && { translation }),
  };
}
