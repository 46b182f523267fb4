import { accessibilityAudit } from '../../src/content/last-audit';
import { formatIssue } from '../../src/i18n/check/issue';
import { auditFile, checkAudit } from '../../src/validate/check-audit';

describe('The check of the recorded audit', () => {
  it.each([
    ['date', '2026-11-29', 'is no day of an audit: the day must not be after 2026-11-28'],
    ['date', '2026-11-31', 'is no day of an audit: the day must be an existing date'],
    ['pages', 0, 'is 0, but must be a whole number, at least 1'],
    ['violations', 3, 'is 3, but must be 0'],
  ])('finds what is wrong with %s %j', (key, value, issue) => {
    const audit = { ...accessibilityAudit, date: '2026-11-28' as const, [key]: value };
    expect(checkAudit(audit, '2026-11-28').map(formatIssue)).toEqual([
      expect.stringContaining(`${auditFile} ${key}: ${issue}`),
    ]);
  });
});
