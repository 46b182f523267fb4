import { languageButtonId, languageListId, suggestionId } from '../components/layout/language-ids';
import { chooseLanguage } from './choose-language';

/**
 * Shows a link to the page in the language that the browser prefers, if the page exists in it, and
 * a button that dismisses the link. Nothing is requested, sent or stored. Call it after the header
 * has been parsed and before the content below it, so that nothing moves on the screen.
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
    // The button is gone, so focus moves to the other control for choosing a language.
    document.getElementById(languageButtonId)?.focus();
  };
  place.lang = link.lang;
  // The text direction is set on the language's name in the menu.
  place.dir = (chosen.firstElementChild as HTMLElement).dir;
  place.append(link, button);
}
