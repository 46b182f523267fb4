import common from '../../locales/en/common.json';
import { allLanguages } from '../../src/content/languages';
import { formatFinding } from '../../src/i18n/check/finding';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { placeholders } from '../../src/i18n/check/markup';
import { factsFor } from '../../src/i18n/facts';
import { createTranslator } from '../../src/i18n/translator';
import { preflight } from '../../tools/preflight';
import { readLocales } from '../../tools/read-locales';

describe('The message files', () => {
  it.each(allLanguages.map(({ tag }) => tag))('in %s pass every check', async (tag) => {
    const findings = await preflight({ langs: tag });
    expect(findings.map(formatFinding)).toEqual([]);
  });

  it('put only facts into the legal documents, whose pages know no other placeholders', async () => {
    const facts = Object.keys(factsFor(createTranslator('en', { common }), 'en'));
    const { locales } = await readLocales('.', allLanguages);
    const used = locales.flatMap(({ files }) =>
      legalDocuments.flatMap(({ id }) =>
        [...(files.get(id)?.messages.values() ?? [])].flatMap(({ value }) => placeholders(value)),
      ),
    );
    const known = new Set(facts.map((name) => `{{${name}}}`));
    expect(used.filter((placeholder) => !known.has(placeholder))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  });
});
