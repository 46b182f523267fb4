import memoize from 'lodash/memoize';
import { literal } from './literal';
import { markupIssue } from './markup';

/** A name of the site that a text must not spell out, and the placeholder to write instead. */
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

/** Finds a sentence that begins right after another one, as "card.Payments" does. */
function gluedIssue(value: string): string | undefined {
  // Most texts have nothing right after a full stop, and need no closer look.
  if (!/[.!?…;]\S/.test(value)) return undefined;
  // A placeholder can end a sentence or begin one.
  const read = value.replace(/<[^>]*>/g, '').replace(/\{\{[^{}]*\}\}/g, 'Name');
  const [, before] =
    read.match(
      /(\p{L}{2,}[\p{Pe}\p{Pf}"']*[.!?…;][\p{Pe}\p{Pf}"']*)[\p{Ps}\p{Pi}"'¿¡]*\p{Lu}[\p{Ll}\s]/u,
    ) ?? [];
  return before && `has no space after "${before}", where a sentence begins. Put one in.`;
}

const rules: readonly Rule[] = [
  (value) =>
    /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|\t|#\p{Lu}[\p{Lu}/]*[!?]?$)/u.test(value)
      ? 'is a formula, or what a spreadsheet makes of one. Write the text.'
      : undefined,
  (value) => {
    if (value.trim() === '') return 'is empty. Write the text.';
    if (value !== value.trim()) return 'begins or ends with a space. Take it out.';
    return /\s\s/.test(value) ? 'has two spaces in a row. Take one out.' : undefined;
  },
  gluedIssue,
  (value) => {
    const digit = value.match(/\p{N}/u)?.[0];
    return (
      digit &&
      `holds the digit ${digit}. Numbers, dates and prices come from placeholders; write others as words.`
    );
  },
  (value) =>
    value === value.normalize('NFC')
      ? undefined
      : 'is not in Unicode form NFC: accents stand apart from their letters. Type them as one character.',
  (value) => {
    const hidden = value.match(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{Zl}\p{Zp}]/u)?.[0];
    if (hidden === '\n' || hidden === '\r') return 'holds a line break. Write it in one line.';
    return hidden && `holds the invisible character ${codePoint(hidden)}. Delete it.`;
  },
  (value) => {
    // Most texts are in one alphabet, and need no look at each word.
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
      `holds ${reference}, which readers would see as it stands. Type the character itself.`
    );
  },
  (value) =>
    (value.match(/["„“”‟«»]/g)?.length ?? 0) % 2 === 0
      ? undefined
      : 'holds a quotation mark without its partner. Write both.',
  markupIssue,
];

/** Finds the longest name that a text spells out, whatever its case and ending. */
function nameIssue(value: string, names: readonly FactName[]): string | undefined {
  if (!anyOf(names).test(value.toLowerCase())) return undefined;
  const found = names
    .filter(({ name }) => atWordStart(name).test(value))
    .sort((one, other) => other.name.length - one.name.length)[0];
  return found && `spells out "${found.name}". Write {{${found.placeholder}}} instead.`;
}

/** Most texts spell out none: one quick look, in small letters, at all names together. */
const anyOf = memoize(
  (names: readonly FactName[]) =>
    new RegExp(names.map(({ name }) => literal(name.toLowerCase())).join('|') || '$.'),
);

const atWordStart = memoize((name: string) => new RegExp(`(?<!\\p{L})${literal(name)}`, 'iu'));

/** Everything that is wrong with a text by itself, in any language. */
export function textIssues(value: string, names: readonly FactName[]): readonly string[] {
  return [...rules.map((rule) => rule(value)), nameIssue(value, names)].filter(
    (issue) => issue !== undefined,
  );
}
