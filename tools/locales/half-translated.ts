import memoize from 'lodash/memoize';
import type { Text } from './texts';

/** A label may be half as long as in English; of a longer text nobody saves that much. */
const leastLength = 40;

/** As long as a language has few texts, it is taken to need the room of English: a page of it. */
const firstPage = 1000;

/** A sentence of fewer words may be a name, and read the same in both languages. */
const leastWords = 3;

/** What of a text is words: placeholders and tags are as long in every language. */
const withoutMarkup = (text: string): string => text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '');

const lengthOf = (text: string): number => withoutMarkup(text).length;

const isTranslated = (english: string, translation: string): boolean =>
  translation.trim() !== '' && translation !== english;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Every language asks for the sentences of the same English texts. */
const sentencesOf = memoize((english: string) =>
  Array.from(segmenter.segment(english), ({ segment }) => segment.trim()).filter(
    (sentence) => (withoutMarkup(sentence).match(/\p{L}+/gu) ?? []).length >= leastWords,
  ),
);

/**
 * Learns from the texts of a language how much room it takes beside English, and finds translations
 * that lack a part: an English sentence was left in, or less than half of the words came back.
 *
 * @returns Says what of a translation is not there; nothing when all of it seems to be.
 */
export function createHalfTranslated(texts: readonly Text[]) {
  const sum = { english: firstPage, translation: firstPage };
  for (const { english, translation = '' } of texts) {
    if (!isTranslated(english, translation)) continue;
    sum.english += lengthOf(english);
    sum.translation += lengthOf(translation);
  }
  return (english: string, translation: string): string | undefined => {
    if (!isTranslated(english, translation)) return undefined;
    const left = sentencesOf(english).find((sentence) => translation.includes(sentence));
    if (left !== undefined) return `holds a sentence that is still English: “${left}”`;
    const [whole, part] = [lengthOf(english), lengthOf(translation)];
    const needs = Math.round((whole * sum.translation) / sum.english);
    return whole >= leastLength && part < needs / 2
      ? `has ${part} characters beside its placeholders, and in this language the English text takes about ${needs}. Translate all of it.`
      : undefined;
  };
}
