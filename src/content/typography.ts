/** The typesetting conventions of a language that can be applied from the text alone. */
export interface Typography {
  /** Opening and closing quotation mark. */
  readonly quotes: readonly [open: string, close: string];
  /** Words of one letter that must not end a line. */
  readonly oneLetterWords?: string;
  /** Whether a space separates `: ; ! ?` and quotation marks from their word, as in French. */
  readonly spacedPunctuation?: true;
}

/** By language; `locales/README.md` describes the style of each. */
export const typography: Readonly<Record<string, Typography>> = {
  bg: { quotes: ['„', '“'] },
  es: { quotes: ['«', '»'] },
  cs: { quotes: ['„', '“'], oneLetterWords: 'aikosuvz' },
  da: { quotes: ['»', '«'] },
  de: { quotes: ['„', '“'] },
  et: { quotes: ['„', '“'] },
  el: { quotes: ['«', '»'] },
  en: { quotes: ['“', '”'] },
  fr: { quotes: ['«', '»'], spacedPunctuation: true },
  ga: { quotes: ['“', '”'] },
  hr: { quotes: ['„', '”'] },
  it: { quotes: ['«', '»'] },
  lv: { quotes: ['“', '”'] },
  lt: { quotes: ['„', '“'] },
  hu: { quotes: ['„', '”'] },
  mt: { quotes: ['“', '”'] },
  nl: { quotes: ['“', '”'] },
  pl: { quotes: ['„', '”'], oneLetterWords: 'aiouwz' },
  pt: { quotes: ['«', '»'] },
  ro: { quotes: ['„', '”'] },
  sk: { quotes: ['„', '“'], oneLetterWords: 'aikosuvz' },
  sl: { quotes: ['»', '«'] },
  fi: { quotes: ['”', '”'] },
  sv: { quotes: ['”', '”'] },
  is: { quotes: ['„', '“'] },
  nb: { quotes: ['«', '»'] },
  cy: { quotes: ['“', '”'] },
};
