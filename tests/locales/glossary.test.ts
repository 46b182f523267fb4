import { readFileSync } from 'node:fs';
import { glossaryFindings } from '../../tools/locales/check-workshop';
import { createTermFaults, glossaryFile, parseGlossary } from '../../tools/locales/glossary';
import { readWorkshop } from '../../tools/locales/workshop';

const model = { english: ['model'], meaning: 'x', languages: { de: { use: ['Modell'] } } };
const form = {
  english: ['model withdrawal form'],
  meaning: 'x',
  source: 'Directive 2011/83/EU, Annex I(B)',
  languages: { de: { use: ['Muster-Widerrufsformular'], unconfirmed: true } },
};

const glossaryOf = (terms: object) => parseGlossary(JSON.stringify(terms));

describe('A term of the glossary', () => {
  it('takes its words from the terms within it', () => {
    const { glossary } = glossaryOf({ model, form });
    const faultsOf = (english: string, german: string) =>
      createTermFaults(glossary)('de', 'home:x', english, german);
    expect(faultsOf('The model withdrawal form', 'Das Muster-Widerrufsformular')).toEqual([]);
    expect(
      faultsOf('A model, and the model withdrawal form', 'Das Muster-Widerrufsformular'),
    ).toEqual([expect.stringContaining('word for "model": Modell')]);
  });

  it('is asked of no text when English has no words for it', () => {
    const { glossary, findings } = glossaryOf({ model: { ...model, english: [] } });
    expect(findings).toEqual([]);
    expect(createTermFaults(glossary)('de', 'home:x', 'A model', 'Ein Programm')).toEqual([]);
  });

  it('says where its words have not been seen in the official text', () => {
    const { glossary } = glossaryOf({ form });
    expect(
      createTermFaults(glossary)('de', 'home:x', 'The model withdrawal form', 'Formular'),
    ).toEqual([
      expect.stringContaining('Muster-Widerrufsformular (nobody has seen it in the official text'),
    ]);
  });

  it.each([
    ['an empty source', { ...form, source: ' ' }],
    ['a source that is no sentence', { ...form, source: 7 }],
    [
      'a word for unconfirmed',
      { ...form, languages: { de: { use: ['Formular'], unconfirmed: 'yes' } } },
    ],
  ])('is left out when it has %s', (_what, term) => {
    const { glossary, findings } = glossaryOf({ form: term });
    expect(glossary).toEqual([]);
    expect(findings).toEqual([expect.objectContaining({ key: 'form' })]);
  });
});

describe('The glossary', () => {
  const { glossary } = parseGlossary(readFileSync(glossaryFile, 'utf8'));

  it('names the place in the act that each legal term is from', () => {
    const sources = glossary.flatMap(({ source }) => source ?? []);
    expect(sources.length).toBeGreaterThan(20);
    for (const source of sources)
      expect(source).toMatch(/\d+.*(?:, (?:Articles?|Annex|sections?|regulations?) \S|, title$)/);
  });

  it('tells a translator whose language lacks a term what it means and where the law has it', async () => {
    const { glossary: terms } = glossaryOf({ form: { ...form, meaning: 'A form to fill in.' } });
    const workshop = { ...(await readWorkshop('.', [])), glossary: terms };
    const [finding] = glossaryFindings(workshop, 'nl');
    expect(finding?.message).toContain('A form to fill in.');
    expect(finding?.message).toContain('Annex I(B)');
  });
});
