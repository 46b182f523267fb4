import { type Typography, typography } from '../content/typography';

const noBreakSpace = '\u00A0';
const noBreakHyphen = '\u2011';

/** Every character that is a double quotation mark in some language. */
const anyQuote = /["„“”‟«»]/g;

/** A typesetting rule. Applying it twice must give the same text as applying it once. */
type Rule = (text: string, language: Typography) => string;

const rules: readonly Rule[] = [
  // Narrow and thin no-break spaces differ between versions of ICU and between keyboards.
  (text) => text.replace(/[\u202F\u2009]/g, noBreakSpace),
  (text) => text.replace(/\.\.\./g, '…'),
  (text) => text.replace(/(?<=\p{L})'|'(?=\p{L})/gu, '’'),
  // A mark without a partner is left for the check to report.
  (text, { quotes, spacedPunctuation }) => {
    if ((text.match(anyQuote)?.length ?? 0) % 2 !== 0) return text;
    let isOpen = false;
    const paired = text.replace(anyQuote, () => {
      isOpen = !isOpen;
      return isOpen ? quotes[0] : quotes[1];
    });
    if (!spacedPunctuation) return paired;
    return paired.replace(/«\s*/g, `«${noBreakSpace}`).replace(/\s*»/g, `${noBreakSpace}»`);
  },
  (text, { spacedPunctuation }) =>
    // Only before white space, a tag or the end: an address also contains colons.
    spacedPunctuation ? text.replace(/(?<=[^\s:;!?]) ?(?=[:;!?](\s|<|$))/g, noBreakSpace) : text,
  // Between a number and its noun; in a message the number is a placeholder.
  (text) => text.replace(/(?<=\{\{amount\}\}|\d) (?=\p{L}|<|\{\{)/gu, noBreakSpace),
  (text, { oneLetterWords }) =>
    oneLetterWords === undefined
      ? text
      : text.replace(
          new RegExp(`(?<=(?:^|[\\s(>„«\u00A0])[${oneLetterWords}]) (?=\\S)`, 'giu'),
          noBreakSpace,
        ),
  // Ranges of numbers, and a dash between words.
  (text) => text.replace(/(?<=\}\}|\d)-(?=\{\{|\d)/g, '–').replace(/(?<=\S) - (?=\S)/g, ' – '),
  // No line may begin with a dash.
  (text) => text.replace(/(?<=\S) (?=[–—] )/g, noBreakSpace),
  (text) => text.replace(/(?<![\p{L}-])(e)-(?=mail)/giu, `$1${noBreakHyphen}`),
];

/**
 * Typesets a text in a language: no-break spaces, quotation marks, apostrophes, dashes and hyphens,
 * so that translators do not have to. Doing it twice changes nothing.
 */
export function typeset(tag: string, text: string): string {
  const language = typography[tag] ?? typography.en;
  if (!language) return text;
  return rules.reduce((result, rule) => rule(result, language), text);
}

/** Typesets every text of a message file. */
export function typesetMessages<T>(tag: string, messages: T): T {
  if (typeof messages === 'string') return typeset(tag, messages) as T;
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typesetMessages(tag, value)]),
  ) as T;
}
