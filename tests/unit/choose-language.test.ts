import { chooseLanguage } from '../../src/browser/choose-language';

const tags = ['cs', 'de', 'en', 'nb', 'pt'];

describe('The suggested language', () => {
  it.each<[what: string, own: string, preferred: string, suggested: string | undefined]>([
    ['the preferred one', 'en', 'de', 'de'],
    ['English on a page in another language', 'de', 'en-GB,en', 'en'],
    ['the first one that the page exists in', 'en', 'ja,cy,cs,de', 'cs'],
    ['one that is preferred to the language of the page', 'en', 'de,en', 'de'],
    ['the language of a region', 'en', 'pt-BR', 'pt'],
    ['the language of a script and a region', 'en', 'de-Latn-AT', 'de'],
    ['bokmål for the general tag', 'en', 'no', 'nb'],
    ['bokmål for nynorsk', 'en', 'nn-NO', 'nb'],
    ['the same in upper case', 'en', 'DE-de', 'de'],
    ['none if the page is in the preferred one', 'en', 'en,de', undefined],
    ['none if the page is in the preferred one, without region', 'pt', 'pt-BR,en', undefined],
    ['none if the page is in the preferred one, by another tag', 'nb', 'no,en', undefined],
    ['none if the page exists in none of them', 'en', 'ja,zh-Hant-TW', undefined],
    ['none for a tag that only begins alike', 'en', 'csb,des', undefined],
    ['none for tags that are not valid', 'en', ',*,-', undefined],
  ])('is %s', (_what, own, preferred, suggested) => {
    const offered = tags.filter((tag) => tag !== own);
    expect(chooseLanguage(preferred.split(','), own, offered)).toBe(suggested);
  });
});
