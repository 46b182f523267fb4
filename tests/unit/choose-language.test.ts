import { chooseLanguage } from '../../src/browser/choose-language';

const others = ['cs', 'de', 'nb', 'pt'];

describe('The language that is suggested on an English page', () => {
  it.each<[what: string, preferred: readonly string[], suggested: string | undefined]>([
    ['the one the browser prefers', ['de'], 'de'],
    ['the next one that the page is there in', ['ja', 'cy', 'cs', 'de'], 'cs'],
    ['preferred to English, too, if it comes first', ['de', 'en'], 'de'],
    ['the language of a region', ['pt-BR'], 'pt'],
    ['the language of a script and a region', ['de-Latn-AT'], 'de'],
    ['Norwegian by its old name', ['no'], 'nb'],
    ['bokmål for nynorsk', ['nn-NO'], 'nb'],
    ['the same however it is spelt', ['DE-de'], 'de'],
    ['none when English comes first', ['en', 'de'], undefined],
    ['none when the page is in no language of the browser', ['ja', 'zh-Hant-TW'], undefined],
    ['none for a language that only begins alike', ['csb', 'des'], undefined],
    ['none for a name that is none', ['', '*', '-'], undefined],
  ])('is %s', (_what, preferred, suggested) => {
    expect(chooseLanguage(preferred, 'en', others)).toBe(suggested);
  });
});

describe('On a page in another language', () => {
  it.each<[own: string, preferred: readonly string[], suggested: string | undefined]>([
    ['de', ['en-GB', 'en'], 'en'],
    ['de', ['de-AT', 'en'], undefined],
    ['nb', ['no', 'en'], undefined],
    ['pt', ['pt-BR', 'en'], undefined],
  ])('in %s, a browser with %j is shown %s', (own, preferred, suggested) => {
    const offered = [...others, 'en'].filter((tag) => tag !== own);
    expect(chooseLanguage(preferred, own, offered)).toBe(suggested);
  });
});
