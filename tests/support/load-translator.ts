import type { TFunction } from 'i18next';
import memoize from 'lodash/memoize';
import { loadMessages } from '../../src/i18n/load-messages';
import { createTranslator } from '../../src/i18n/translator';

type Translator = TFunction<
  ['common', 'home', 'pricing', 'enterprise', 'privacy-policy', 'not-found']
>;

/** Translates as the pages of a language do. */
export const loadTranslator = memoize(
  (tag: string) => createTranslator(tag, loadMessages(tag)) as Translator,
);
