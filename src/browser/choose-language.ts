/** Norwegian is written as bokmål here, whichever of its names a browser gives. */
const norwegian = ['no', 'nn'];

/** The language of a tag, without script or region: `pt` of `pt-BR`. */
function languageOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return norwegian.includes(language) ? 'nb' : language;
}

/**
 * The language to suggest on a page: the one that comes first in the browser's list among those
 * that are offered and the page's own. Nothing when that is the page's own, or none of them is in
 * the list.
 *
 * @param preferred Language tags, the best first, as `navigator.languages` holds them.
 * @param own Tag of the page.
 * @param offered Tags of the other languages that the page is there in.
 */
export function chooseLanguage(
  preferred: readonly string[],
  own: string,
  offered: readonly string[],
): string | undefined {
  const first = preferred.map(languageOf).find((tag) => tag === own || offered.includes(tag));
  return first === own ? undefined : first;
}
