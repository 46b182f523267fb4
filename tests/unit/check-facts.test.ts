import { plans } from '../../src/content/plans';
import { policy } from '../../src/content/policy';
import { formatIssue } from '../../src/i18n/check/issue';
import { auditFile, checkAudit } from '../../src/validate/check-audit';
import { checkDates } from '../../src/validate/check-dates';
import { checkNumbers } from '../../src/validate/check-numbers';

it.each([
  [{ ...plans.plus, price: { monthly: 5.99 } }, 'price.monthly: is 5.99', 0],
  [{ limits: { ...plans.plus.limits, creditsPerMonth: 0 } }, 'limits.creditsPerMonth: is 0', 1],
  [{ ...policy, withdrawalDays: -14 }, 'withdrawalDays: is -14', 1],
])('Finds a number that is not whole or too small: %j', (facts, start, min) => {
  expect(checkNumbers('file.ts', facts).map(formatIssue)).toEqual([
    `file.ts ${start}, but must be a whole number, at least ${min}.`,
  ]);
});

it.each(['2026-02-30', '2026-13-01', '0026-01-01', 'soon'])(
  'Finds that %s is not a date',
  (date) => {
    const file = 'src/content/legal/accessibility.ts';
    const dates = [[file, 'effective', date] as const, [file, 'revised', '2028-02-29'] as const];
    expect(checkDates(dates).map(formatIssue)).toEqual([
      `${file} effective: is "${date}", but must be an existing date, such as "2026-02-28".`,
    ]);
  },
);

it('Finds an audit that is dated after today or has violations', () => {
  const audit = { date: '2026-11-29', violations: 3 as 0 } as const;
  const hint = 'Run "npm run test:a11y -- --record".';
  expect(checkAudit(audit, '2026-11-28').map(formatIssue)).toEqual([
    `${auditFile} date: is 2026-11-29, which is after today, 2026-11-28. ${hint}`,
    `${auditFile} violations: is 3, but must be 0. ${hint}`,
  ]);
});
