import memoize from 'lodash/memoize';
import { literal } from '../../src/validate/literal';
import type { Text } from './texts';

export const glossaryFile = 'locales/glossary.json';

/** The words of a language for a term. A star stands for any letters: `Tarif*`, `*credit*`. */
export interface TermWords {
  /** The translation of a text with the term must contain one of these. */
  readonly use: readonly string[];
  /** The translation of a text with the term must contain none of these. */
  readonly avoid?: readonly string[];
  /** Ids of texts that use other words for a good reason. */
  readonly except?: readonly string[];
  /** Set if nobody has looked up the words in the official text in the language. */
  readonly unconfirmed?: true;
}

/** A term that must be translated in the same way everywhere. */
export interface Term {
  /** The English words; if there are none, no text is checked for the term. */
  readonly english: readonly string[];
  readonly meaning: string;
  /** The act and article that define a legal term. */
  readonly source?: string;
  /** Ids of English texts in which the word means something else. */
  readonly except?: readonly string[];
  readonly languages: Readonly<Record<string, TermWords>>;
}

export type Glossary = ReadonlyMap<string, Term>;

type Shape = Readonly<Record<string, (field: unknown) => boolean>>;

const isWords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && word !== '');

const isSentence = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const termShape: Shape = {
  english: isWords,
  meaning: isSentence,
  source: isSentence,
  except: isWords,
  languages: (value) => typeof value === 'object' && value !== null,
};

const wordsShape: Shape = {
  use: isWords,
  avoid: isWords,
  except: isWords,
  unconfirmed: (value) => value === true,
};

/** Names the first field that is missing, misspelt or of the wrong type. */
function fieldIssue(value: unknown, shape: Shape, needed: readonly string[]): string | undefined {
  const fields = Object.entries(value ?? {});
  const names = fields.map(([name]) => name);
  const wrong =
    needed.find((name) => !names.includes(name)) ??
    fields.find(([name, field]) => !shape[name]?.(field))?.[0];
  return wrong && `"${wrong}" is missing, misspelt or of the wrong type.`;
}

export function readTerm(value: unknown): Term | string {
  const termIssue = fieldIssue(value, termShape, ['english', 'meaning', 'languages']);
  const languages = termIssue ? [] : Object.entries((value as Term).languages);
  const [issue] = [
    termIssue,
    ...languages.map(([tag, words]) => {
      const wordsIssue = fieldIssue(words, wordsShape, ['use']);
      return wordsIssue && `in "${tag}", ${wordsIssue}`;
    }),
  ].filter((found) => found !== undefined);
  if (issue === undefined) return value as Term;
  return `must have "english" (a list of words), "meaning" (a sentence) and "languages", each with "use" (a list of words) and optionally "avoid", "except" and "unconfirmed": true; a legal term also has "source". Here, ${issue}`;
}

/**
 * A text in lower case with a mark before and after each word. Terms can then be found by simple
 * patterns; patterns with classes of letters take ten times as long.
 */
const marked = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
    .replace(/[\p{L}*]+/gu, '⟨$&⟩');

/** The words of a text, without tags and placeholders. */
const markedWords = (text: string): string => marked(text.replace(/<[^>]*>|\{\{.*?\}\}/g, ''));

/** A term in `markedWords`: a star in it matches letters, one at its end drops the mark there. */
const termPattern = memoize((term: string): RegExp => {
  const parts = marked(term)
    .replace(/^⟨\*|\*⟩$/g, '')
    .split('*');
  return new RegExp(parts.map(literal).join('[^⟩]*'), 'g');
});

const containsTerm = (words: string, term: string): boolean => words.search(termPattern(term)) >= 0;

/** Checks whether translations use the terms of a glossary. */
export function createTermIssues(glossary: Glossary) {
  // Longest first: in "model withdrawal form" there is no "model".
  const phrases = [...glossary]
    .flatMap(([name, { english }]) => english.map((words) => ({ name, words })))
    .sort((a, b) => b.words.length - a.words.length)
    .map(({ name, words }) => ({ name, pattern: termPattern(words) }));
  // Cached, because every language translates the same English texts.
  const termsIn = memoize((english: string) => {
    const found = new Set<string>();
    let rest = markedWords(english);
    for (const { name, pattern } of phrases) {
      const without = rest.replace(pattern, '|');
      if (without !== rest) found.add(name);
      rest = without;
    }
    // The words for a placeholder are nouns next to it, because it cannot be declined.
    const hasPlaceholder = ({ english: [name = ''] }: Term) =>
      name.startsWith('{{') && english.includes(name);
    return [...glossary].filter(([name, term]) => found.has(name) || hasPlaceholder(term));
  });

  return (tag: string, { id, english }: Pick<Text, 'id' | 'english'>, translation: string) => {
    const terms = termsIn(english);
    const text = terms.length > 0 ? markedWords(translation) : '';
    return terms.flatMap(([name, { languages, except }]) => {
      const words = languages[tag];
      if (!words || words.except?.includes(id) || except?.includes(id)) return [];
      const avoided = words.avoid?.find((word) => containsTerm(text, word));
      const list = `${words.use.join(', ')}${words.unconfirmed ? ' (not yet looked up in the official text)' : ''}`;
      if (avoided) return [`uses "${avoided}" for "${name}". The glossary asks for: ${list}.`];
      if (words.use.some((word) => containsTerm(text, word))) return [];
      return [
        `does not contain the glossary's word for "${name}": ${list}. Use it, or add the text to "except" in ${glossaryFile}.`,
      ];
    });
  };
}
