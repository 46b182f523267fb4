import { spawnSync } from 'node:child_process';
import { openAudit, openDates } from '../../src/content/due-dates';
import type { SiteFact } from '../../src/content/environment';
import type { IsoDate } from '../../src/content/legal/structure';
import {
  openClaims,
  openFacts,
  openOperatorFacts,
  openProviders,
} from '../../src/content/placeholders';
import { type Provider, providers } from '../../src/content/providers';
import { anonymityClaim, claims, siteFacts } from '../../src/content/site';
import { launchReport, openPoints } from '../../tools/launch-check';
import { settledFacts, settledProviders } from '../support/settled-facts';

const settled: SiteFact = {
  variable: 'GATSBY_NAME',
  kind: 'text',
  set: undefined,
  fallback: 'Chorus',
  confirmed: true,
};
const openReasons = (change: Partial<SiteFact>) =>
  openFacts({ name: { ...settled, ...change } }).map(({ message }) => message);

describe('The launch check', () => {
  it('lists a fact that is neither confirmed nor set by its variable', () => {
    expect(openReasons({})).toEqual([]);
    expect(openReasons({ confirmed: false, set: 'Chorus' })).toEqual([]);
    expect(openReasons({ confirmed: false })).toEqual([
      '"Chorus" is a placeholder. Set GATSBY_NAME, or write the true value in src/content/site.ts with "confirmed: true".',
    ]);
  });

  it.each([
    ['help@mail.example', 'an example'],
    ['1 Example Street, London', 'an example'],
    ['GB 000 0000 00', 'a number of zeros'],
    ['+44 20 7946 0018', 'a number for examples'],
  ])('lists %s, even if it is set or confirmed', (value, why) => {
    const start = `"${value}" is ${why}.`;
    expect(openReasons({ set: value })).toEqual([expect.stringContaining(start)]);
    expect(openReasons({ fallback: value })).toEqual([expect.stringContaining(start)]);
  });

  it.each(['https://www.examples.org', 'GB 123 0000 00', '+44 20 7000 0018'])(
    'accepts %s',
    (value) => {
      expect(openReasons({ set: value })).toEqual([]);
    },
  );

  it('lists claims and providers that are not confirmed', () => {
    const claims = [
      { id: 'soc2', made: true, confirmed: false },
      { id: 'gdpr', made: false, confirmed: false },
      { id: 'ccpa', made: true, confirmed: true },
    ] as const;
    expect(openClaims(claims).map(({ name }) => name)).toEqual(['claim "soc2"']);
    const [first, ...others] = settledProviders as readonly [Provider, ...Provider[]];
    expect(openProviders([{ ...first, confirmed: false }, ...others])).toHaveLength(1);
    expect(openProviders(settledProviders)).toEqual([]);
  });

  it('checks every fact, claim, provider and date', async () => {
    const names = (await openPoints('2999-12-31')).map(({ name }) => name);
    const due = ['effective', 'securityContactUntil'];
    expect(names).toEqual(expect.arrayContaining([...Object.keys(siteFacts), ...due]));
    expect(names.filter((name) => name.startsWith('claim'))).toEqual(
      [...claims, anonymityClaim].map(({ id }) => `claim "${id}"`),
    );
    expect(names.filter((name) => /^provider "[^"]*"$/.test(name))).toHaveLength(providers.length);
  });

  it.each<[today: IsoDate, securityContactUntil: IsoDate, open: readonly string[]]>([
    ['2026-11-28', '2027-10-31', []],
    ['2027-10-31', '2027-10-31', ['securityContactUntil']],
    ['2027-11-28', '2028-10-31', []],
    ['2027-11-29', '2028-10-31', ['effective']],
    // RFC 9116 advises against a year or more.
    ['2026-11-28', '2027-11-28', ['securityContactUntil']],
  ])('lists what is due on %s: with a contact until %s, %j', (today, contact, open) => {
    const reviewed = { statementReviewed: '2026-11-28', audited: '2026-11-28' } as const;
    const dates = { ...reviewed, securityContactUntil: contact };
    expect(openDates(dates, today).map(({ name }) => name)).toEqual(open);
  });

  it('lists a statement that was reviewed before the audit it quotes', () => {
    const reviewed = { statementReviewed: '2026-11-28', audited: '2026-11-29' } as const;
    const [open] = openDates({ ...reviewed, securityContactUntil: '2027-10-31' }, '2026-11-29');
    expect(open?.message).toContain('on 2026-11-28, before its audit of 2026-11-29.');
  });

  it('lists the audit if it did not cover every published page', () => {
    const published = { pages: 40, languages: 5 };
    expect(openAudit(published, published)).toEqual([]);
    const [open] = openAudit({ pages: 32, languages: 4 }, published);
    expect(open?.message).toMatch(/32 pages in 4 languages; .* 40 pages in 5 languages\./);
  });

  it('lists what the operator has not settled, and why it matters', () => {
    expect(openOperatorFacts(settledFacts)).toEqual([]);
    const { creditsPerAnswer: _, ...others } = settledFacts;
    expect(openOperatorFacts(others).map(({ name, message }) => `${name} ${message}`)).toEqual([
      expect.stringMatching(/^creditsPerAnswer is not settled\. Consumers must know what a credit/),
    ]);
  });

  it('succeeds if nothing is open', () => {
    expect(launchReport([])).toEqual({ text: 'Nothing is left to confirm.', exitCode: 0 });
  });
});

describe('The command npm run launch:check', () => {
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/launch-check.ts'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });

  it('prints a line for each open point, and fails', () => {
    const { status, stdout } = run({ GATSBY_PRODUCT_NAME: 'Chorus' });
    const [last, ...lines] = stdout.trimEnd().split('\n').toReversed();
    expect(status).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^src\/.+ .*GATSBY_COMPANY_NAME/));
    expect(stdout).not.toContain('GATSBY_PRODUCT_NAME');
    expect(last).toBe(`Open before launch: ${lines.length}.`);
  });

  it('reports an invalid variable in one line', () => {
    const { status, stderr } = run({ GATSBY_SUPPORT_EMAIL: 'nobody' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^GATSBY_SUPPORT_EMAIL is "nobody": it must be [^\n]+\n$/);
  });
});
