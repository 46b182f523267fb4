import type { Finding } from '../../src/i18n/check/finding';
import { literal } from '../../src/i18n/check/literal';
import { parseFlat } from './flat-json';

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
}

/** A term of the site that every text must translate in the same way. */
export interface Term {
  readonly name: string;
  /** How English writes it. */
  readonly english: readonly string[];
  readonly meaning: string;
  /** Ids of English texts in which the word means something else. */
  readonly except: readonly string[];
  readonly languages: Readonly<Record<string, TermWords>>;
}

export type Glossary = readonly Term[];

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && word !== '');

const isTermWords = (value: unknown): value is TermWords => {
  const { use, avoid = [], except = [] } = (value ?? {}) as Partial<TermWords>;
  return isWords(use) && isWords(avoid) && isWords(except);
};

/** The first field of an entry that means nothing here, such as a misspelt one. */
function unknownField(value: object, known: readonly string[]): string | undefined {
  const name = Object.keys(value).find((field) => !known.includes(field));
  return name && `has the field "${name}", which is not known. Use only ${known.join(', ')}.`;
}

/** Such a field of a term, or of its words in a language. */
function fieldFault(term: Term): string | undefined {
  const ofLanguages = Object.entries(term.languages ?? {}).map(([tag, words]) => {
    const fault = unknownField(words, ['use', 'avoid', 'except']);
    return fault && `"${tag}" ${fault}`;
  });
  const ofTerm = unknownField(term, ['english', 'meaning', 'except', 'languages']);
  return [ofTerm, ...ofLanguages].find(Boolean);
}

/** Reads the glossary; a term of another shape is a finding and is left out. */
export function parseGlossary(text: string): {
  readonly glossary: Glossary;
  readonly findings: readonly Finding[];
} {
  const { entries, findings } = parseFlat(glossaryFile, text);
  const faults: Finding[] = [...findings];
  const glossary = entries.flatMap(({ name, value, line }) => {
    const { english, meaning, except = [], languages } = (value ?? {}) as Partial<Term>;
    const translations = Object.entries(languages ?? {});
    const sound =
      isWords(english) &&
      typeof meaning === 'string' &&
      isWords(except) &&
      translations.every(([, words]) => isTermWords(words));
    if (sound) {
      const strange = fieldFault(value as Term);
      if (strange) faults.push({ file: glossaryFile, line, key: name, message: strange });
      return [{ name, english, meaning, except, languages: languages ?? {} }];
    }
    const message =
      'must have "english" (a list of words), "meaning" (a sentence) and "languages", each with "use" (a list of words) and, if need be, "avoid" and "except".';
    faults.push({ file: glossaryFile, line, key: name, message });
    return [];
  });
  return { glossary, findings: faults };
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** Whether a text in small letters holds one of the words, at the boundaries of words. */
function holdsWord(text: string, words: readonly string[] | undefined): boolean {
  if (!words?.length) return false;
  const pattern = patterns.get(words) ?? wordPattern(words);
  patterns.set(words, pattern);
  return pattern.test(text);
}

function wordPattern(words: readonly string[]): RegExp {
  const inner = words.map((word) =>
    literal(word.toLowerCase()).replaceAll(' ', '[ \u00A0]').replaceAll('\\*', '\\p{L}*'),
  );
  return new RegExp(`(?<!\\p{L})(?:${inner.join('|')})(?!\\p{L})`, 'u');
}

/** The words of a text, in small letters; names of tags and placeholders are none. */
const wordsOf = (text: string): string => text.replace(/<[^>]*>|\{\{.*?\}\}/g, '').toLowerCase();

/** The terms of each English text: every language asks again. */
const termsByText = new WeakMap<Glossary, Map<string, Glossary>>();

function termsIn(glossary: Glossary, english: string): Glossary {
  const known = termsByText.get(glossary) ?? new Map<string, Glossary>();
  termsByText.set(glossary, known);
  const terms =
    known.get(english) ??
    glossary.filter(
      (term) =>
        holdsWord(wordsOf(english), term.english) ||
        // A name that is inserted stands beside a noun that takes the endings: its words are those.
        term.english.some((word) => word.startsWith('{{') && english.includes(word)),
    );
  known.set(english, terms);
  return terms;
}

/** What is wrong with the terms of a translation. */
export function termFaults(
  glossary: Glossary,
  tag: string,
  id: string,
  english: string,
  translation: string,
): readonly string[] {
  const terms = termsIn(glossary, english);
  const text = terms.length > 0 ? wordsOf(translation) : '';
  return terms.flatMap((term) => {
    const words = term.languages[tag];
    if (!words || words.except?.includes(id) || term.except.includes(id)) return [];
    const avoided =
      holdsWord(text, words.avoid) && words.avoid?.find((word) => holdsWord(text, [word]));
    const list = words.use.join(', ');
    if (avoided) return [`says "${avoided}" for "${term.name}". The glossary wants: ${list}.`];
    if (holdsWord(text, words.use)) return [];
    return [
      `does not hold the glossary's word for "${term.name}": ${list}. Use it, or add the text to "except" in ${glossaryFile}.`,
    ];
  });
}
