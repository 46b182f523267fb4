import { knownLanguages } from '../../src/content/known-languages';
import { allLanguages, chosenLanguages, publishedLanguages } from '../../src/content/languages';
import published from '../../src/content/published.json';

describe('The known languages', () => {
  it('are the 24 of the EU in its order, and three more', () => {
    expect(knownLanguages.map(({ tag }) => tag).join(' ')).toBe(
      'bg es cs da de et el en fr ga hr it lv lt hu mt nl pl pt ro sk sl fi sv is nb cy',
    );
  });

  it.each(knownLanguages)(
    'have for $tag its own name, a card for social networks and formats that Node knows',
    ({ tag, endonym, openGraph, formats = tag }) => {
      expect(openGraph).toMatch(new RegExp(`^${tag}_[A-Z]{2}$`));
      expect(Intl.NumberFormat.supportedLocalesOf([formats])).toEqual([formats]);
      expect(formats.split('-')[0]).toBe(tag);
      const names = new Intl.DisplayNames(tag, { type: 'language' });
      expect(names.of(tag)?.toLowerCase()).toBe(endonym.toLowerCase());
    },
  );
});

describe('The languages of the site', () => {
  it('are those of the list, in the order of the known ones', () => {
    const listed = knownLanguages.filter(({ tag }) => tag in published);
    expect(listed).toHaveLength(Object.keys(published).length);
    expect(allLanguages.map(({ tag }) => tag)).toEqual(listed.map(({ tag }) => tag));
  });

  it('are reviewed when the list says so', () => {
    const languages = publishedLanguages({ pl: 'reviewed', en: 'source', de: 'draft' });
    expect(languages.map(({ tag, reviewed }) => [tag, reviewed])).toEqual([
      ['de', undefined],
      ['en', undefined],
      ['pl', true],
    ]);
  });

  it.each([
    [{ xx: 'draft' }, 'published.json has "xx", which is not in src/content/known-languages.ts'],
    [{ constructor: 'draft' }, 'has "constructor"'],
    [{ de: 'done' }, 'has the state "done" for "de". Write "draft" or "reviewed".'],
  ])('are refused when the list is %j', (states, message) => {
    expect(() => publishedLanguages(states)).toThrow(message);
  });
});

describe('LANGS', () => {
  it.each([undefined, ''])('as %j builds every language', (langs) => {
    expect(chosenLanguages(langs)).toEqual(allLanguages);
  });

  it('builds those that it names, and English', () => {
    expect(chosenLanguages(' de , pl').map(({ tag }) => tag)).toEqual(['de', 'en', 'pl']);
  });

  it.each(['en,xx', 'de,'])('as %j stops with a message', (langs) => {
    expect(() => chosenLanguages(langs)).toThrow(`LANGS is "${langs}": there is no language "`);
  });
});
