import memoize from 'lodash/memoize';
import { literal } from './literal';
import { markupIssue } from './markup';

/** A name that a text must not spell out, and the placeholder to use instead. */
export interface FactName {
  readonly name: string;
  readonly placeholder: string;
}

type Rule = (value: string) => string | undefined;

const scripts = [
  { name: 'Latin', letter: /\p{Script=Latin}/u },
  { name: 'Greek', letter: /\p{Script=Greek}/u },
  { name: 'Cyrillic', letter: /\p{Script=Cyrillic}/u },
];

const scriptsOf = (text: string): readonly string[] =>
  scripts.filter(({ letter }) => letter.test(text)).map(({ name }) => name);

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Finds a missing space between two sentences, as in "card.Payments". */
function gluedIssue(value: string): string | undefined {
  // A quick test that rules out most texts.
  if (!/[.!?…;]\S/.test(value)) return undefined;
  // A placeholder can end a sentence or begin one.
  const plain = value.replace(/<[^>]*>/g, '').replace(/\{\{[^{}]*\}\}/g, 'Name');
  const [, before] =
    plain.match(
      /(\p{L}{2,}[\p{Pe}\p{Pf}"']*[.!?…;][\p{Pe}\p{Pf}"']*)[\p{Ps}\p{Pi}"'¿¡]*\p{Lu}[\p{Ll}\s]/u,
    ) ?? [];
  return before && `has no space after "${before}", where a sentence begins. Add one.`;
}

const rules: readonly Rule[] = [
  (value) =>
    /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|\t|#\p{Lu}[\p{Lu}/]*[!?]?$)/u.test(value)
      ? 'is a spreadsheet formula or the error of one. Write the text.'
      : undefined,
  (value) => {
    if (value.trim() === '') return 'is empty. Write the text.';
    if (value !== value.trim()) return 'begins or ends with a space. Remove it.';
    return /\s\s/.test(value) ? 'has two spaces in a row. Remove one.' : undefined;
  },
  gluedIssue,
  (value) => {
    const digit = value.match(/\p{N}/u)?.[0];
    return (
      digit &&
      `contains the digit ${digit}. Use placeholders for numbers, dates and prices; write other numbers as words.`
    );
  },
  (value) =>
    value === value.normalize('NFC')
      ? undefined
      : 'is not in Unicode form NFC: accents are separate from their letters. Type them as one character.',
  (value) => {
    const hidden = value.match(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{Zl}\p{Zp}]/u)?.[0];
    if (hidden === '\n' || hidden === '\r') return 'contains a line break. Write it in one line.';
    return hidden && `contains the invisible character ${codePoint(hidden)}. Delete it.`;
  },
  (value) => {
    // Most texts are in one alphabet, so their words need no check.
    if (scriptsOf(value).length < 2) return undefined;
    for (const [word] of value.matchAll(/[\p{L}\p{M}]+/gu)) {
      const mixed = scriptsOf(word);
      if (mixed.length > 1) {
        return `mixes ${mixed.join(' and ')} letters in "${word}". Type it in one alphabet.`;
      }
    }
    return undefined;
  },
  (value) => {
    const reference = value.match(/&(#\w+|\p{L}\w*);/u)?.[0];
    return (
      reference &&
      `contains ${reference}, which readers would see unchanged. Type the character itself.`
    );
  },
  (value) =>
    (value.match(/["„“”‟«»]/g)?.length ?? 0) % 2 === 0
      ? undefined
      : 'contains a quotation mark without a partner. Write both.',
  markupIssue,
];

/** Finds the longest name that a text spells out, in any case and with any ending. */
function nameIssue(value: string, names: readonly FactName[]): string | undefined {
  if (!anyOf(names).test(value.toLowerCase())) return undefined;
  const found = names
    .filter(({ name }) => atWordStart(name).test(value))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found && `spells out "${found.name}". Write {{${found.placeholder}}} instead.`;
}

/** Tests for all names at once, in lower case, as most texts contain none. */
const anyOf = memoize(
  (names: readonly FactName[]) =>
    new RegExp(names.map(({ name }) => literal(name.toLowerCase())).join('|') || '$.'),
);

const atWordStart = memoize((name: string) => new RegExp(`(?<!\\p{L})${literal(name)}`, 'iu'));

/** The issues of a text by itself, in any language. */
export function textIssues(value: string, names: readonly FactName[]): readonly string[] {
  return [...rules.map((rule) => rule(value)), nameIssue(value, names)].filter(
    (issue) => issue !== undefined,
  );
}
