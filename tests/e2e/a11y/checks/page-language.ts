import { languages } from '../../../../src/content/languages';
import type { Check } from '../check';

/** The language of the page as a whole; a screen reader chooses its voice by it. */
export const pageLanguage: Check = {
  id: 'page-language',
  title: 'A page says which language it is in, and that is the language of its address',
  criteria: ['3.1.1', '2.4.2'],
  dependsOn: 'words',
  async run({ page, tag }) {
    const { lang, dir, title } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir || 'ltr',
      title: document.title.trim(),
    }));
    const expected = languages.find((language) => language.tag === tag)?.dir ?? 'ltr';
    return [
      lang === tag ? '' : `lang is “${lang}” and should be “${tag}”`,
      dir === expected ? '' : `dir is “${dir}” and should be “${expected}”`,
      title ? '' : 'the page has no title',
    ].flatMap((text) => (text ? [{ text }] : []));
  },
};
