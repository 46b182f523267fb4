import memoize from 'lodash/memoize';
import type { Text } from './texts';

/** A shorter text, such as a label, may well be half as long as in English. */
const minLength = 40;

/** Until a language has many texts, it is assumed to need about as many characters as English. */
const initialLength = 1000;

/** A sentence of fewer words may be a name, which is the same in both languages. */
const minWords = 3;

const withoutMarkup = (text: string): string => text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '');

const lengthOf = (text: string): number => withoutMarkup(text).length;

const isTranslated = (english: string, translation: string): boolean =>
  translation.trim() !== '' && translation !== english;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cached, because every language translates the same English texts. */
const sentencesOf = memoize((english: string) =>
  Array.from(segmenter.segment(english), ({ segment }) => segment.trim()).filter(
    (sentence) => (withoutMarkup(sentence).match(/\p{L}+/gu) ?? []).length >= minWords,
  ),
);

/**
 * Measures how long the texts of a language are compared with English.
 *
 * @returns a function that says what is missing in a translation: a sentence is still English, or
 *   it has less than half of the usual length. The function returns undefined if nothing is.
 */
export function createHalfTranslated(texts: readonly Text[]) {
  const sum = { english: initialLength, translation: initialLength };
  for (const { english, translation = '' } of texts) {
    if (!isTranslated(english, translation)) continue;
    sum.english += lengthOf(english);
    sum.translation += lengthOf(translation);
  }
  return (english: string, translation: string): string | undefined => {
    if (!isTranslated(english, translation)) return undefined;
    const untranslated = sentencesOf(english).find((sentence) => translation.includes(sentence));
    if (untranslated) return `contains a sentence that is still English: “${untranslated}”`;
    const length = lengthOf(translation);
    const usual = Math.round((lengthOf(english) * sum.translation) / sum.english);
    return lengthOf(english) >= minLength && length < usual / 2
      ? `has ${length} characters without its placeholders, but about ${usual} are usual for this text in this language. Translate all of it.`
      : undefined;
  };
}
