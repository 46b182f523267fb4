import type { TFunction } from 'i18next';
import { loadMessages } from '../src/i18n/load-messages';
import { createTranslator } from '../src/i18n/translator';

type Words = TFunction<['common', 'home', 'pricing', 'enterprise', 'privacy-policy', 'not-found']>;

const known = new Map<string, Words>();

/** Every word of a language, as the pages say it; its files are read once. */
export function wordsOf(tag: string): Words {
  const words = known.get(tag) ?? (createTranslator(tag, loadMessages(tag)) as Words);
  known.set(tag, words);
  return words;
}
