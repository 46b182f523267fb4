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
  /** Whether the words of a legal term have not been seen in the official text of the language. */
  readonly unconfirmed?: true;
}

/** A term of the site that every text must translate in the same way. */
export interface Term {
  readonly name: string;
  /** How English writes it; a term without is only explained, and no text is held against it. */
  readonly english: readonly string[];
  readonly meaning: string;
  /** The act and the article that define a legal term, whose words are those of the official text. */
  readonly source?: string;
  /** Ids of English texts in which the word means something else. */
  readonly except: readonly string[];
  readonly languages: Readonly<Record<string, TermWords>>;
}

export type Glossary = readonly Term[];

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && word !== '');

const isTermWords = (value: unknown): value is TermWords => {
  const { use, avoid = [], except = [], unconfirmed = true } = (value ?? {}) as Partial<TermWords>;
  return isWords(use) && isWords(avoid) && isWords(except) && unconfirmed === true;
};

const isSource = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && value.trim() !== '');

/** The first field of an entry that means nothing here, such as a misspelt one. */
function unknownField(value: object, known: readonly string[]): string | undefined {
  const name = Object.keys(value).find((field) => !known.includes(field));
  return name && `has the field "${name}", which is not known. Use only ${known.join(', ')}.`;
}

/** Such a field of a term, or of its words in a language. */
function fieldFault(term: Term): string | undefined {
  const ofLanguages = Object.entries(term.languages ?? {}).map(([tag, words]) => {
    const fault = unknownField(words, ['use', 'avoid', 'except', 'unconfirmed']);
    return fault && `"${tag}" ${fault}`;
  });
  const ofTerm = unknownField(term, ['english', 'meaning', 'source', 'except', 'languages']);
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
    const { english, meaning, source, except = [], languages } = (value ?? {}) as Partial<Term>;
    const translations = Object.entries(languages ?? {});
    const sound =
      isWords(english) &&
      typeof meaning === 'string' &&
      isSource(source) &&
      isWords(except) &&
      translations.every(([, words]) => isTermWords(words));
    if (sound) {
      const strange = fieldFault(value as Term);
      if (strange) faults.push({ file: glossaryFile, line, key: name, message: strange });
      return [
        { name, english, meaning, ...(source && { source }), except, languages: languages ?? {} },
      ];
    }
    const message =
      'must have "english" (a list of words), "meaning" (a sentence) and "languages", each with "use" (a list of words) and, if need be, "avoid", "except" and "unconfirmed": true; a legal term has "source", too.';
    faults.push({ file: glossaryFile, line, key: name, message });
    return [];
  });
  return { glossary, findings: faults };
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
const wordsOf = (text: string): string => marked(text.replace(/<[^>]*>|\{\{.*?\}\}/g, ''));

/** What a term looks like in `wordsOf`: a star stands for letters, and one at an end for no mark. */
function termPattern(term: string): RegExp {
  const parts = marked(term)
    .replace(/^⟨\*|\*⟩$/g, '')
    .split('*');
  return new RegExp(parts.map(literal).join('[^⟩]*'), 'g');
}

const patterns = new Map<string, RegExp>();

/** Whether the words of a text hold a term of the glossary. */
function holdsTerm(words: string, term: string): boolean {
  const pattern = patterns.get(term) ?? termPattern(term);
  patterns.set(term, pattern);
  return words.search(pattern) >= 0;
}

/** Says what is wrong with the terms of a translation. */
export type TermFaults = (
  tag: string,
  id: string,
  english: string,
  translation: string,
) => readonly string[];

/** Holds translations against a glossary. */
export function createTermFaults(glossary: Glossary): TermFaults {
  // A longer term takes its words: in "model withdrawal form" there is no model.
  const phrases = glossary
    .flatMap((term) => term.english.map((words) => ({ term, words })))
    .sort((one, other) => other.words.length - one.words.length)
    .map(({ term, words }) => ({ term, pattern: termPattern(words) }));
  // Every language asks for the terms of the same English texts.
  const known = new Map<string, Glossary>();

  const termsIn = (english: string): Glossary => {
    const found = new Set<Term>();
    let rest = wordsOf(english);
    for (const { term, pattern } of phrases) {
      const others = rest.replace(pattern, '|');
      if (others !== rest) found.add(term);
      rest = others;
    }
    // A name that is inserted stands beside a noun that takes the endings: its words are such nouns.
    const holdsName = ({ english: [name = ''] }: Term) =>
      name.startsWith('{{') && english.includes(name);
    return glossary.filter((term) => found.has(term) || holdsName(term));
  };

  return (tag, id, english, translation) => {
    const terms = known.get(english) ?? termsIn(english);
    known.set(english, terms);
    const text = terms.length > 0 ? wordsOf(translation) : '';
    return terms.flatMap((term) => {
      const words = term.languages[tag];
      if (!words || words.except?.includes(id) || term.except.includes(id)) return [];
      const avoided = words.avoid?.find((word) => holdsTerm(text, word));
      const list = `${words.use.join(', ')}${words.unconfirmed ? ' (nobody has seen it in the official text yet)' : ''}`;
      if (avoided) return [`says "${avoided}" for "${term.name}". The glossary wants: ${list}.`];
      if (words.use.some((word) => holdsTerm(text, word))) return [];
      return [
        `does not hold the glossary's word for "${term.name}": ${list}. Use it, or add the text to "except" in ${glossaryFile}.`,
      ];
    });
  };
}
