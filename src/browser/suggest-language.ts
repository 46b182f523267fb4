import { languageButtonId, languageListId, suggestionId } from '../components/layout/language-ids';
import { chooseLanguage } from './choose-language';

/**
 * Shows one sentence in the language that the browser prefers to the page's, if the page is there
 * in that language: a link to it, and a button that puts the sentence away. Nothing is asked for,
 * sent or stored. To be called when the header is parsed and before what follows it is: then
 * nothing moves on the screen.
 */
export function suggestLanguage(): void {
  const place = document.getElementById(suggestionId);
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`#${languageListId} [data-suggestion]`),
  ];
  const tags = links.map(({ lang }) => lang);
  const tag = chooseLanguage(navigator.languages, document.documentElement.lang, tags);
  const chosen = links.find(({ lang }) => lang === tag);
  if (!place || !chosen) return;

  const link = chosen.cloneNode() as HTMLAnchorElement;
  const { suggestion = '', close = '' } = link.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  link.textContent = suggestion;
  button.textContent = close;
  button.onclick = () => {
    place.replaceChildren();
    // The other way to the same languages; the focus must not be lost with the button.
    document.getElementById(languageButtonId)?.focus();
  };
  place.lang = link.lang;
  // The name of the language in the menu carries its direction.
  place.dir = (chosen.firstElementChild as HTMLElement).dir;
  place.append(link, button);
}
