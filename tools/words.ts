import type { TFunction } from 'i18next';
import { loadMessages } from '../src/i18n/load-messages';
import { createTranslator } from '../src/i18n/translator';

type Words = TFunction<['common', 'home', 'pricing', 'enterprise', 'privacy-policy', 'not-found']>;

/** Every word of a language, as the pages say it. */
export function wordsOf(tag: string, messages = loadMessages(tag)): Words {
  return createTranslator(tag, messages) as Words;
}
