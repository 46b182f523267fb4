import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditFile } from '../../src/build/audit-check';
import { plans } from '../../src/content/plans';
import { formatFinding } from '../../src/i18n/check/finding';
import { preflight } from '../../tools/preflight';

/** A copy of the English message files and of the audit's record that a test may break. */
let root: string;
const english = (name: string) => path.join(root, 'locales/en', name);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'preflight-'));
  await cp('locales/en', path.join(root, 'locales/en'), { recursive: true });
  await cp(auditFile, path.join(root, auditFile));
});

afterEach(() => rm(root, { recursive: true }));

const findingsOf = async (options: object = {}) =>
  (await preflight({ root, langs: 'en', ...options })).map(formatFinding);

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(english(name), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing to break in ${name}.`);
  await writeFile(english(name), after);
}

describe('The preflight of a build', () => {
  it('finds nothing in sound files', async () => {
    await expect(findingsOf()).resolves.toEqual([]);
  });

  it('finds a message file that is missing', async () => {
    await rm(english('home.json'));
    await expect(findingsOf()).resolves.toEqual([
      expect.stringMatching(/^locales\/en\/home\.json: is missing/),
    ]);
  });

  it('finds no fault in a language whose folder is not there yet', async () => {
    await expect(findingsOf({ langs: 'pl' })).resolves.toEqual([]);
  });

  it('finds a folder of no language', async () => {
    await mkdir(path.join(root, 'locales/xx'));
    await expect(findingsOf()).resolves.toEqual([
      expect.stringMatching(/^locales\/xx: is a folder of no language/),
    ]);
  });

  it('finds a message file that no page reads', async () => {
    await writeFile(english('prices.json'), '{}');
    await expect(findingsOf()).resolves.toEqual([
      expect.stringMatching(/^locales\/en\/prices\.json: is a file that no page reads/),
    ]);
  });

  it('leaves notes and hidden files alone', async () => {
    await writeFile(path.join(root, 'locales/README.md'), '');
    await writeFile(english('.state.json'), '');
    await mkdir(path.join(root, 'locales/.cache'));
    await expect(findingsOf()).resolves.toEqual([]);
  });

  it('finds broken JSON and shows the line', async () => {
    await edit('home.json', (text) => text.replace('"Start Free",', '"Start Free"'));
    const [finding = '', ...others] = await findingsOf();
    expect(others).toEqual([]);
    expect(finding).toMatch(
      /^locales\/en\/home\.json:\d+:5: is not valid JSON: a comma is missing/,
    );
    expect(finding).toContain('"pricing": "View Pricing"');
  });

  it('finds a file of another encoding', async () => {
    await writeFile(english('home.json'), Buffer.from('{ "a": "x" }', 'utf16le').reverse());
    await writeFile(english('pricing.json'), Buffer.from('{ "a": "gr\u00FCn" }', 'latin1'));
    const findings = await findingsOf();
    expect(findings).toContainEqual(
      'locales/en/pricing.json: is not in UTF-8. Save it in that encoding.',
    );
    expect(findings).toContainEqual(expect.stringMatching(/^locales\/en\/home\.json/));
  });

  it('finds a legal row that is missing', async () => {
    await edit('privacy-policy.json', (text) => {
      const messages = JSON.parse(text);
      delete messages['legal-bases'].table.accounts;
      return JSON.stringify(messages);
    });
    const findings = await findingsOf();
    expect(findings).toHaveLength(2);
    expect(findings.join()).toContain(
      'privacy-policy.json legal-bases.table.accounts.data-type: is missing',
    );
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

/** Runs a tool on the copy. */
const runTool = (file: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(
    process.execPath,
    ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), path.resolve(file)],
    { cwd: root, encoding: 'utf8', env: { ...process.env, LANGS: 'en', ...env } },
  );

describe('npm run dev', () => {
  it('says of broken JSON that it is broken, and not that it is not translated', async () => {
    await cp('locales/de', path.join(root, 'locales/de'), { recursive: true });
    await writeFile(path.join(root, 'locales/de/home.json'), '{ "hero": ');
    // Gatsby finds no site in the copy and stops.
    const { stdout, stderr } = runTool('tools/dev.ts', { LANGS: 'de' });
    expect(stderr).toMatch(/^locales\/de\/home\.json:\d+:\d+: is not valid JSON/);
    expect(stdout).not.toContain('has no translation');
  });
});

describe('The command before a build', () => {
  const run = (env?: NodeJS.ProcessEnv) => runTool('tools/preflight.ts', env);

  it('says nothing when all is well', () => {
    expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it('says what is not published, and does not fail for it', () => {
    const { status, stdout, stderr } = run({ LANGS: 'pl' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^locales\/pl\/common\.json: has no translation of .+ Nothing is published in "pl"/,
      ),
    ]);
  });

  it('prints each finding on a line of its own and fails', async () => {
    await edit('home.json', (text) => text.replace('"Start Free"', '"Start 5"'));
    await rm(english('error.json'));
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^locales\/en\/error\.json: is missing/),
      expect.stringMatching(/^locales\/en\/home\.json:\d+:\d+ hero\.start: holds the digit 5/),
    ]);
  });

  it.each([
    ['GATSBY_SITE_ORIGIN', 'http://example.org', 'it must be an https origin'],
    ['LANGS', 'xx', 'there is no language "xx"'],
  ])('says in one line what is wrong with %s', (variable, value, why) => {
    const { status, stderr } = run({ [variable]: value });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining(`environment: ${variable} is "${value}": ${why}`),
    ]);
  });
});
