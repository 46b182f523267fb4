import { namespaces } from '../../src/content/routes';
import { type Text, type TextState, textStates } from './texts';
import type { Workshop } from './workshop';

/** How many texts and English words are in each state. */
export interface Count {
  readonly texts: number;
  readonly words: number;
}

/** How far one language is with one file, or with all of them. */
export interface Progress {
  readonly tag: string;
  readonly endonym: string;
  /** A message file, or `all`. */
  readonly namespace: string;
  readonly states: Readonly<Record<TextState, Count>>;
  readonly total: Count;
}

/** Counts the words of an English text; placeholders count as one each, tags as none. */
export function wordCount(text: string): number {
  return text.replace(/<[^>]*>/g, '').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Languages × files, each language's sum after its files. */
export function progressOf({ translations }: Workshop): readonly Progress[] {
  return translations.flatMap(({ language: { tag, endonym }, texts }) =>
    [...namespaces, 'all'].map((namespace) => {
      const some =
        namespace === 'all' ? texts : texts.filter((text) => text.namespace === namespace);
      const states = Object.fromEntries(
        textStates.map((state) => [state, count(some.filter((text) => text.state === state))]),
      ) as Record<TextState, Count>;
      return { tag, endonym, namespace, states, total: count(some) };
    }),
  );
}

const count = (texts: readonly Text[]): Count => ({
  texts: texts.length,
  words: texts.reduce((sum, { english }) => sum + wordCount(english), 0),
});

/** A share in whole percent, rounded down: 100 means all. */
export function percent(part: Count, whole: Count): number {
  return whole.words === 0 ? 100 : Math.floor((100 * part.words) / whole.words);
}
