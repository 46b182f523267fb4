import { knownLanguages } from '../../src/content/known-languages';
import { allLanguages, chosenLanguages, publishedLanguages } from '../../src/content/languages';
import published from '../../src/content/published.json';

describe('The known languages', () => {
  it('are the 24 EU languages in official order, and three more', () => {
    expect(knownLanguages.map(({ tag }) => tag).join(' ')).toBe(
      'bg es cs da de et el en fr ga hr it lv lt hu mt nl pl pt ro sk sl fi sv is nb cy',
    );
  });

  it.each(knownLanguages)(
    'have for $tag its own name, an Open Graph locale and formats that Node supports',
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
  it('are the published ones, in the order of the known ones', () => {
    const listed = knownLanguages.filter(({ tag }) => tag in published);
    expect(listed).toHaveLength(Object.keys(published).length);
    expect(allLanguages.map(({ tag }) => tag)).toEqual(listed.map(({ tag }) => tag));
  });

  it('are reviewed if their state says so', () => {
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
    [{ de: 'draft' }, 'must have the state "source" for "en", and for no other'],
    [{ de: 'source', en: 'source' }, 'must have the state "source" for "en", and for no other'],
    [{ de: 'done' }, 'has the state "done" for "de". Write "draft" or "reviewed".'],
  ])('cannot be %j', (states, message) => {
    expect(() => publishedLanguages(states)).toThrow(message);
  });
});

describe('LANGS', () => {
  it.each([undefined, ''])('%j builds every language', (langs) => {
    expect(chosenLanguages(langs)).toEqual(allLanguages);
  });

  it('builds the languages that it names, and English', () => {
    expect(chosenLanguages(' de , pl').map(({ tag }) => tag)).toEqual(['de', 'en', 'pl']);
  });

  it.each(['en,xx', 'de,'])('%j is refused with a message', (langs) => {
    expect(() => chosenLanguages(langs)).toThrow(`LANGS is "${langs}": there is no language "`);
  });
});
