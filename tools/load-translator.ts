import type { TFunction } from 'i18next';
import memoize from 'lodash/memoize';
import { loadMessages } from '../src/i18n/load-messages';
import { createTranslator } from '../src/i18n/translator';

type Translator = TFunction<
  ['common', 'home', 'pricing', 'enterprise', 'privacy-policy', 'not-found']
>;

/** Translates into a language as its pages do; its files are read once. */
export const loadTranslator = memoize(
  (tag: string) => createTranslator(tag, loadMessages(tag)) as Translator,
);
