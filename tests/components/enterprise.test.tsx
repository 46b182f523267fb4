import { claims, enterpriseSubject, site } from '../../src/content/site';
import { element, itemTitles, main, partIds } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

const enquiry = `mailto:${site.supportEmail}?subject=Enterprise%20Enquiry`;

describe('The enterprise page', () => {
  beforeEach(() => {
    renderPage('enterprise', 'en');
  });

  it('explains how models are tested without their names', () => {
    expect(itemTitles('Anonymous model testing')).toEqual([
      'Labels are hidden',
      'Usage and ratings are tracked',
      'Reports follow',
    ]);
  });

  it('shows the six features', () => {
    expect(itemTitles('What the enterprise offer includes')).toEqual([
      'Anonymous model testing',
      'Multi-model access',
      'Enterprise security',
      'Decision intelligence',
      'Performance analytics',
      'Dedicated support',
    ]);
  });

  it('shows the five evaluation scenarios', () => {
    expect(itemTitles('Evaluation scenarios')).toEqual([
      'Pre-procurement evaluation',
      'Department-specific evaluation',
      'Cost–benefit analysis',
      'Migration planning',
      'Compliance and risk',
    ]);
  });

  it('claims the compliance that is declared', () => {
    expect(main().getByText('Compliance: SOC 2, GDPR and CCPA.')).toBeInTheDocument();
  });
});

describe.each(exampleTags)('The enterprise page in %s', (tag) => {
  beforeEach(() => {
    renderPage('enterprise', tag);
  });

  it('has the same parts as in English', () => {
    expect(partIds()).toEqual(['anonymous-testing', 'features', 'scenarios', 'closing']);
    expect(main().getAllByRole('heading', { level: 3 })).toHaveLength(3 + 6 + 5);
  });

  it('ends in a button that writes an enquiry, with the same subject in every language', () => {
    const name = wordsOf(tag)('enterprise:closing.button');
    expect(main().getByRole('link', { name })).toHaveAttribute('href', enquiry);
    if (tag === 'en') expect(name).toBe('Start Your AI Evaluation');
  });

  it('shows the address for enquiries as well', () => {
    const address = main().getByRole('link', {
      name: `${site.supportEmail} ${enterpriseSubject}`,
    });
    expect(address).toHaveAttribute('href', enquiry);
  });

  it('names every rule that is claimed', () => {
    const text = element('main').textContent;
    for (const { id, ...claim } of claims) {
      expect(text).toContain('name' in claim ? claim.name : wordsOf(tag)(`common:claims.${id}`));
    }
  });
});
