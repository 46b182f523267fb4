import { readFileSync } from 'node:fs';
import { glossaryIssues } from '../../tools/locales/check-project';
import { parseFlat } from '../../tools/locales/flat-json';
import { createTermIssues, glossaryFile, readTerm } from '../../tools/locales/glossary';
import { readProject } from '../../tools/locales/locales-project';

const model = { english: ['model'], meaning: 'x', languages: { de: { use: ['Modell'] } } };
const form = {
  english: ['model withdrawal form'],
  meaning: 'A form to fill in.',
  source: 'Directive 2011/83/EU, Annex I(B)',
  languages: { de: { use: ['Muster-Widerrufsformular'], unconfirmed: true } },
};

const parsed = (text: string) => parseFlat(glossaryFile, text, readTerm);

const issuesOf = (terms: object, english: string, german: string) =>
  createTermIssues(parsed(JSON.stringify(terms)).entries)('de', { id: 'home:x', english }, german);

describe('A term of the glossary', () => {
  it('is not checked within a longer term, and is marked if nobody has looked it up', () => {
    const terms = { model, form };
    const german = 'Das Muster-Widerrufsformular';
    expect(issuesOf(terms, 'The model withdrawal form', german)).toEqual([]);
    expect(issuesOf(terms, 'A model, and the model withdrawal form', german)).toEqual([
      expect.stringContaining('word for "model": Modell.'),
    ]);
    expect(issuesOf(terms, 'The model withdrawal form', 'Das Formular')).toEqual([
      expect.stringContaining('Muster-Widerrufsformular (not yet looked up in the official text)'),
    ]);
  });

  it('is not checked if it has no English words', () => {
    expect(issuesOf({ model: { ...model, english: [] } }, 'A model', 'Ein Programm')).toEqual([]);
  });

  it.each([
    ['an empty source', { ...form, source: ' ' }],
    ['a source that is not a sentence', { ...form, source: 7 }],
    [
      'a string for unconfirmed',
      { ...form, languages: { de: { use: ['Formular'], unconfirmed: 'yes' } } },
    ],
  ])('is left out if it has %s', (_what, term) => {
    const { entries, issues } = parsed(JSON.stringify({ form: term }));
    expect(entries.size).toBe(0);
    expect(issues).toEqual([expect.objectContaining({ key: 'form' })]);
  });
});

describe('The glossary', () => {
  it('names the article of the act that defines each legal term', () => {
    const terms = [...parsed(readFileSync(glossaryFile, 'utf8')).entries.values()];
    const sources = terms.flatMap(({ source }) => source ?? []);
    expect(sources.length).toBeGreaterThan(20);
    for (const source of sources)
      expect(source).toMatch(/\d+.*(?:, (?:Articles?|Annex|sections?|regulations?) \S|, title$)/);
  });

  it('says what a term without words means and which law defines it', async () => {
    const glossary = parsed(JSON.stringify({ form })).entries;
    const [issue] = glossaryIssues({ ...(await readProject('.', [])), glossary }, 'nl');
    expect(issue?.message).toContain('A form to fill in. Directive 2011/83/EU, Annex I(B)');
  });
});
