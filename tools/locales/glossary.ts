import memoize from 'lodash/memoize';
import { literal } from '../../src/i18n/check/literal';
import type { Text } from './texts';

/** Where the glossary stands. */
export const glossaryFile = 'locales/glossary.json';

/** How a language says a term. A star stands for any letters: `Tarif*`, `*credit*`. */
export interface TermWords {
  /** A translation of a text with the term has to hold one of these. */
  readonly use: readonly string[];
  /** None of these may stand in the translation of a text with the term. */
  readonly avoid?: readonly string[];
  /** Ids of texts that say it in another way for a good reason. */
  readonly except?: readonly string[];
  /** Whether the words of a legal term have not been seen in the official text of the language. */
  readonly unconfirmed?: true;
}

/** A term of the site that every text must translate in the same way. */
export interface Term {
  /** How English writes it; a term without is only explained, and no text is held against it. */
  readonly english: readonly string[];
  readonly meaning: string;
  /** The act and the article that define a legal term, whose words are those of the official text. */
  readonly source?: string;
  /** Ids of English texts in which the word means something else. */
  readonly except?: readonly string[];
  readonly languages: Readonly<Record<string, TermWords>>;
}

/** The terms by their names. */
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

/** The first field that is missing, misspelt or of another kind. */
function fieldIssue(value: unknown, shape: Shape, needed: readonly string[]): string | undefined {
  const fields = Object.entries(value ?? {});
  const names = fields.map(([name]) => name);
  const wrong =
    needed.find((name) => !names.includes(name)) ??
    fields.find(([name, field]) => !shape[name]?.(field))?.[0];
  return wrong && `"${wrong}" is missing or not cache, or is of another kind.`;
}

/** A term as it stands in the glossary. */
export function readTerm(value: unknown): Term | string {
  const ofTerm = fieldIssue(value, termShape, ['english', 'meaning', 'languages']);
  const languages = ofTerm ? [] : Object.entries((value as Term).languages);
  const [issue] = [
    ofTerm,
    ...languages.map(([tag, words]) => {
      const ofWords = fieldIssue(words, wordsShape, ['use']);
      return ofWords && `of "${tag}", ${ofWords}`;
    }),
  ].filter((found) => found !== undefined);
  if (issue === undefined) return value as Term;
  return `must have "english" (a list of words), "meaning" (a sentence) and "languages", each with "use" (a list of words) and, if need be, "avoid", "except" and "unconfirmed": true; a legal term has "source", too. Here ${issue}`;
}

/**
 * A text in small letters with a mark before and after each word, so that plain words find terms:
 * patterns with classes of letters take ten times as long.
 */
const marked = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
    .replace(/[\p{L}*]+/gu, '⟨$&⟩');

/** The words of a text; names of tags and placeholders are none. */
const markedWords = (text: string): string => marked(text.replace(/<[^>]*>|\{\{.*?\}\}/g, ''));

/** What a term looks like in `markedWords`: a star stands for letters, and one at an end for no mark. */
const termPattern = memoize((term: string): RegExp => {
  const parts = marked(term)
    .replace(/^⟨\*|\*⟩$/g, '')
    .split('*');
  return new RegExp(parts.map(literal).join('[^⟩]*'), 'g');
});

/** Whether the words of a text hold a term of the glossary. */
const holdsTerm = (words: string, term: string): boolean => words.search(termPattern(term)) >= 0;

/** Holds translations against a glossary: says what is wrong with the terms of one. */
export function createTermIssues(glossary: Glossary) {
  // A longer term takes its words: in "model withdrawal form" there is no model.
  const phrases = [...glossary]
    .flatMap(([name, { english }]) => english.map((words) => ({ name, words })))
    .sort((one, other) => other.words.length - one.words.length)
    .map(({ name, words }) => ({ name, pattern: termPattern(words) }));
  // Every language asks for the terms of the same English texts.
  const termsIn = memoize((english: string) => {
    const found = new Set<string>();
    let rest = markedWords(english);
    for (const { name, pattern } of phrases) {
      const others = rest.replace(pattern, '|');
      if (others !== rest) found.add(name);
      rest = others;
    }
    // A name that is inserted stands beside a noun that takes the endings: its words are such nouns.
    const holdsName = ({ english: [name = ''] }: Term) =>
      name.startsWith('{{') && english.includes(name);
    return [...glossary].filter(([name, term]) => found.has(name) || holdsName(term));
  });

  return (tag: string, { id, english }: Pick<Text, 'id' | 'english'>, translation: string) => {
    const terms = termsIn(english);
    const text = terms.length > 0 ? markedWords(translation) : '';
    return terms.flatMap(([name, { languages, except }]) => {
      const words = languages[tag];
      if (!words || words.except?.includes(id) || except?.includes(id)) return [];
      const avoided = words.avoid?.find((word) => holdsTerm(text, word));
      const list = `${words.use.join(', ')}${words.unconfirmed ? ' (nobody has seen it in the official text yet)' : ''}`;
      if (avoided) return [`says "${avoided}" for "${name}". The glossary wants: ${list}.`];
      if (words.use.some((word) => holdsTerm(text, word))) return [];
      return [
        `does not hold the glossary's word for "${name}": ${list}. Use it, or add the text to "except" in ${glossaryFile}.`,
      ];
    });
  };
}
