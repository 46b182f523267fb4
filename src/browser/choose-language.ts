/** Other tags for Norwegian, which the site has as bokmål only. */
const norwegian = ['no', 'nn'];

/** The language part of a tag, without script or region: `pt` for `pt-BR`. */
function languageOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return norwegian.includes(language) ? 'nb' : language;
}

/**
 * Returns the language to suggest on a page: the visitor's most preferred one that the page exists
 * in. Returns undefined if that is the language of the page itself, or if there is no match.
 *
 * @param preferred Language tags, most preferred first, as in `navigator.languages`.
 * @param own Tag of the page.
 * @param offered Tags of the other languages that the page exists in.
 */
export function chooseLanguage(
  preferred: readonly string[],
  own: string,
  offered: readonly string[],
): string | undefined {
  const first = preferred.map(languageOf).find((tag) => tag === own || offered.includes(tag));
  return first === own ? undefined : first;
}
