import type { Finding } from '../../src/i18n/check/finding';

/** What a finding is about, for those who want to look at one kind only. */
export const ruleNames = [
  'file',
  'text',
  'not-begun',
  'same-as-english',
  'stale',
  'not-recorded',
  'term',
  'glossary',
  'length',
  'note',
  'record',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** A finding of `locales check`: with both texts, so that nobody has to open a file to judge it. */
export interface LocaleFinding extends Finding {
  readonly rule: RuleName;
  readonly english?: string;
  readonly translation?: string;
}
