import { auditFile, checkAudit } from '../../src/build/audit-check';
import { formatFinding } from '../../src/i18n/check/finding';

const sound = {
  date: '2026-11-28',
  pages: 32,
  languages: 4,
  states: 512,
  axeVersion: '4.14.1',
  axeRules: 105,
  checks: 24,
  violations: 0,
};

const findingsIn = (text: string | undefined) => checkAudit(text, '2026-11-28').map(formatFinding);
const findingsAfter = (change: object) => findingsIn(JSON.stringify({ ...sound, ...change }));

describe('The check of the recorded audit', () => {
  it.each([undefined, '{ "date": "2026-11-28", ', 'null'])(
    'finds in a file of %j one thing to mend',
    (text) => {
      const fault = text === undefined ? 'cannot be read' : 'holds no JSON object';
      expect(findingsIn(text)).toEqual([
        `${auditFile}: ${fault}. Run "npm run test:a11y -- --record".`,
      ]);
    },
  );

  it('finds each figure that is missing', () => {
    expect(findingsIn('{}')).toEqual(
      Object.keys(sound).map((key) => expect.stringContaining(`${auditFile} ${key}: is missing.`)),
    );
  });

  it.each([
    ['date', '2026-11-29', 'is no day of an audit: the day must not be after 2026-11-28'],
    ['date', '2026-11-31', 'is no day of an audit: the day must be an existing date'],
    ['pages', 0, 'must be a whole number, at least 1, but is 0'],
    ['axeVersion', 4.14, 'must be a version, such as "4.14.1", but is 4.14'],
    ['violations', 3, 'must be 0, but is 3: mend what was found'],
  ])('finds what is wrong with %s %j', (key, value, fault) => {
    expect(findingsAfter({ [key]: value })).toEqual([
      expect.stringContaining(`${auditFile} ${key}: ${fault}`),
    ]);
  });
});
