import common from '../../locales/en/common.json';
import { allLanguages } from '../../src/content/languages';
import { formatFinding } from '../../src/i18n/check/finding';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { factNames } from '../../src/i18n/check/markup';
import { factsFor, formKinds } from '../../src/i18n/facts';
import { readLocales } from '../../src/validate/read-locales';
import { validateSite } from '../../src/validate/validate-site';

describe('The message files', () => {
  it('pass every check before a build', async () => {
    expect((await validateSite()).faults.map(formatFinding)).toEqual([]);
  });

  it('put only facts into the legal documents, whose pages know no other placeholders', async () => {
    const facts = Object.keys(factsFor(common, 'en'));
    const { locales } = await readLocales('.', allLanguages);
    const used = locales.flatMap(({ files }) =>
      legalDocuments.flatMap(({ id }) =>
        [...(files.get(id)?.messages.values() ?? [])].flatMap(({ value }) => factNames(value)),
      ),
    );
    const known = new Set([
      ...facts,
      ...formKinds.keys(),
      'euRepresentative',
      'dsaRepresentative',
      'chatLanguages',
      'supportLanguages',
      'number',
      'provider',
    ]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  });
});
