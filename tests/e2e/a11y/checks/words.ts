import { type Catalogue, catalogueOf } from '../catalogue';
import type { Check, Fault } from '../check';
import { type PageWord, pageWords } from '../page-words';

function faultsOf(words: readonly PageWord[], tag: string, catalogue: Catalogue): readonly Fault[] {
  return words.flatMap(({ text, kind, lang, selector, isCode }) => {
    const own = lang === tag ? catalogue : catalogueOf(lang);
    if (isCode || own.holds(text)) return [];
    const other = catalogueOf('en').holds(text) ? ' It is English.' : '';
    return [
      {
        text: `the ${kind} “${text.slice(0, 80)}” is none of the words of “${lang}”.${other}`,
        selector,
      },
    ];
  });
}

/** What is not seen is forgotten first when a page is translated. */
export const names: Check = {
  id: 'names',
  title: "Every name, title and hidden text comes from the page's own catalogue",
  criteria: ['1.1.1', '2.4.2', '2.4.6', '4.1.2'],
  dependsOn: 'words',
  async run(visit) {
    const { tag, catalogue } = visit;
    const words = await pageWords(visit);
    return faultsOf(
      words.filter(({ kind }) => kind !== 'text'),
      tag,
      catalogue,
    );
  },
};

/** A text in another language says so, so that it is read out in the right voice. */
export const languageOfParts: Check = {
  id: 'language-of-parts',
  title: "Every text is in the page's language or says in which it is",
  criteria: ['3.1.2'],
  dependsOn: 'words',
  async run(visit) {
    const { tag, catalogue } = visit;
    const words = await pageWords(visit);
    return faultsOf(
      words.filter(({ kind }) => kind === 'text'),
      tag,
      catalogue,
    );
  },
};
