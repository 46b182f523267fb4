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

/** What is wrong with the terms of a German text. */
const issuesOf = (terms: object, english: string, german: string) =>
  createTermIssues(parsed(JSON.stringify(terms)).entries)('de', { id: 'home:x', english }, german);

describe('A term of the glossary', () => {
  it('takes its words from the terms within it, and says where a lawyer has to look', () => {
    const terms = { model, form };
    const german = 'Das Muster-Widerrufsformular';
    expect(issuesOf(terms, 'The model withdrawal form', german)).toEqual([]);
    expect(issuesOf(terms, 'A model, and the model withdrawal form', german)).toEqual([
      expect.stringContaining('word for "model": Modell.'),
    ]);
    expect(issuesOf(terms, 'The model withdrawal form', 'Das Formular')).toEqual([
      expect.stringContaining('Muster-Widerrufsformular (nobody has seen it in the official text'),
    ]);
  });

  it('is asked of no text when English has no words for it', () => {
    expect(issuesOf({ model: { ...model, english: [] } }, 'A model', 'Ein Programm')).toEqual([]);
  });

  it.each([
    ['an empty source', { ...form, source: ' ' }],
    ['a source that is no sentence', { ...form, source: 7 }],
    [
      'a word for unconfirmed',
      { ...form, languages: { de: { use: ['Formular'], unconfirmed: 'yes' } } },
    ],
  ])('is left out when it has %s', (_what, term) => {
    const { entries, issues } = parsed(JSON.stringify({ form: term }));
    expect(entries.size).toBe(0);
    expect(issues).toEqual([expect.objectContaining({ key: 'form' })]);
  });
});

describe('The glossary', () => {
  it('names the place in the act that each legal term is from', () => {
    const terms = [...parsed(readFileSync(glossaryFile, 'utf8')).entries.values()];
    const sources = terms.flatMap(({ source }) => source ?? []);
    expect(sources.length).toBeGreaterThan(20);
    for (const source of sources)
      expect(source).toMatch(/\d+.*(?:, (?:Articles?|Annex|sections?|regulations?) \S|, title$)/);
  });

  it('tells a translator whose language lacks a term what it means and where the law has it', async () => {
    const glossary = parsed(JSON.stringify({ form })).entries;
    const [issue] = glossaryIssues({ ...(await readProject('.', [])), glossary }, 'nl');
    expect(issue?.message).toContain('A form to fill in. Directive 2011/83/EU, Annex I(B)');
  });
});
