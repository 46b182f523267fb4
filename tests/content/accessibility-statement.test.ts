import { pageTable } from '../../src/build/page-table';
import { isoDate } from '../../src/content/calendar';
import { allLanguages } from '../../src/content/languages';
import { accessibilityAudit } from '../../src/content/last-audit';
import { accessibilityStatement } from '../../src/content/legal/accessibility';
import { isReviewOverdue } from '../../src/content/statement-review';
import { fullPublication } from '../../src/i18n/publication';

describe('The accessibility statement', () => {
  it('has been reviewed within the last 12 months', () => {
    // If this fails: review the statement, then set `effective` in src/content/legal/accessibility.ts.
    const overdue = isReviewOverdue(accessibilityStatement.effective, isoDate(new Date()));
    expect({ reviewed: accessibilityStatement.effective, overdue }).toMatchObject({
      overdue: false,
    });
  });

  it('rests on an audit of every page in every language of the site', () => {
    // If this fails: run the audit again and record it.
    const { pages, languages } = accessibilityAudit;
    expect({ pages, languages }).toEqual({
      pages: pageTable(fullPublication(allLanguages)).length,
      languages: allLanguages.length,
    });
  });
});
