import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditFile } from '../../src/build/audit-check';
import { plans } from '../../src/content/plans';
import { formatFinding } from '../../src/i18n/check/finding';
import { validateSite } from '../../src/validate/validate-site';

/** A copy of the English message files and of the audit's record that a test may break. */
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'validate-'));
  await cp('locales/en', path.join(root, 'locales/en'), { recursive: true });
  await cp(auditFile, path.join(root, auditFile));
});

afterEach(() => rm(root, { recursive: true }));

const findingsOf = async (options: object = {}) =>
  (await validateSite({ root, langs: 'en', ...options })).faults.map(formatFinding);

describe('The validation before a build', () => {
  it('finds nothing in sound files', async () => {
    await expect(findingsOf()).resolves.toEqual([]);
  });

  it('finds no fault in a language whose folder is not there yet', async () => {
    await expect(findingsOf({ langs: 'pl' })).resolves.toEqual([]);
  });

  it('finds broken JSON and shows the line', async () => {
    const home = path.join(root, 'locales/en/home.json');
    await writeFile(home, (await readFile(home, 'utf8')).replace('"Start Free",', '"Start Free"'));
    await expect(findingsOf()).resolves.toEqual([
      expect.stringMatching(
        /^locales\/en\/home\.json:\d+:5: is not valid JSON: a comma is missing/,
      ),
    ]);
  });

  it('finds that the record of the accessibility audit is missing', async () => {
    await rm(path.join(root, auditFile));
    await expect(findingsOf()).resolves.toEqual([
      `${auditFile}: cannot be read. Run "npm run test:a11y -- --record".`,
    ]);
  });

  it('finds an audit of a day to come', async () => {
    const audit = JSON.parse(await readFile(auditFile, 'utf8'));
    await writeFile(path.join(root, auditFile), JSON.stringify({ ...audit, date: '2999-12-31' }));
    await expect(findingsOf()).resolves.toEqual([
      expect.stringMatching(
        /accessibility-audit\.json date: is no day of an audit: .* not be after/,
      ),
    ]);
  });

  it('finds an unknown plan id', async () => {
    await expect(findingsOf({ plans: { ...plans, max: plans.pro } })).resolves.toEqual([
      expect.stringMatching(/^src\/content\/plans\.ts max: is no plan id/),
    ]);
  });

  it('finds a language that the site does not have', async () => {
    await expect(findingsOf({ langs: 'xx' })).resolves.toEqual([
      expect.stringMatching(/^environment: LANGS is "xx"/),
    ]);
  });
});

describe('The notes of a build', () => {
  const notesOf = async (langs: string) =>
    (await validateSite({ root, langs })).notes.map(formatFinding);

  it('say what is not published', async () => {
    await expect(notesOf('pl')).resolves.toEqual([
      expect.stringMatching(
        /^locales\/pl\/common\.json: has no translation of .+ Nothing is published in "pl"/,
      ),
    ]);
  });

  it('do not call broken JSON untranslated', async () => {
    await cp('locales/de', path.join(root, 'locales/de'), { recursive: true });
    await writeFile(path.join(root, 'locales/de/home.json'), '{ "hero": ');
    await expect(notesOf('de')).resolves.toEqual([]);
  });
});

describe('The settings', () => {
  const before = { ...process.env };

  afterEach(() => {
    process.env = before;
  });

  it('are all named that will not do, and none is an error while modules load', async () => {
    Object.assign(process.env, {
      GATSBY_SITE_ORIGIN: 'http://example.org',
      GATSBY_SUPPORT_EMAIL: 'nobody',
      LANGS: 'xx',
      UNTRANSLATED: 'hide',
    });
    await jest.isolateModulesAsync(async () => {
      const module = await import('../../src/validate/validate-site');
      const { faults } = await module.validateSite({ root });
      expect(faults.map(formatFinding)).toEqual([
        expect.stringMatching(/^environment: LANGS is "xx": there is no language "xx"/),
        expect.stringMatching(
          /^environment: GATSBY_SITE_ORIGIN is "http:\/\/example\.org": it must/,
        ),
        expect.stringMatching(
          /^environment: GATSBY_SUPPORT_EMAIL is "nobody": it must be one e-mail/,
        ),
        expect.stringMatching(/^environment: UNTRANSLATED is "hide": it must be "show"/),
      ]);
    });
  });

  it('stop a program with a line for each', async () => {
    Object.assign(process.env, { GATSBY_SUPPORT_EMAIL: 'nobody', LANGS: 'xx' });
    await jest.isolateModulesAsync(async () => {
      await import('../../src/content/site');
      await import('../../src/content/languages');
      const { requireSettings } = await import('../../src/content/environment');
      expect(requireSettings).toThrow(/^GATSBY_SUPPORT_EMAIL is .+\nLANGS is "xx".+$/);
    });
  });
});
