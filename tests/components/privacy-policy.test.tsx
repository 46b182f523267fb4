import { within } from '@testing-library/react';
import { sourceTag } from '../../src/content/languages';
import { privacyPolicy } from '../../src/content/legal/privacy-policy';
import { providers } from '../../src/content/providers';
import { createFormats } from '../../src/i18n/formats';
import { links } from '../../src/i18n/links';
import { clauseLinks, element, tableCells } from '../support/page-parts';
import { tagsOf } from '../support/published';
import { renderPage } from '../support/render-page';

describe.each(tagsOf('privacy-policy'))('The Privacy Policy in %s', (tag) => {
  beforeEach(() => {
    renderPage('privacy-policy', tag);
  });

  it('gives the legal basis of each purpose', () => {
    const bases = privacyPolicy.sections.find(({ id }) => id === 'legal-bases');
    const table = bases?.clauses.find(({ kind }) => kind === 'table');
    const purposes = table?.kind === 'table' ? table.rows : [];
    expect(tableCells('legal-bases-table')).toHaveLength(purposes.length);
    const headers = within(element('legal-bases-table')).getAllByRole('columnheader');
    expect(headers).toHaveLength(3);
    if (tag !== sourceTag) return;
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Purpose',
      'Data type',
      'Legal basis',
    ]);
  });

  it('names the eight providers, their countries and their policies', () => {
    const { country } = createFormats(tag);
    expect(providers).toHaveLength(8);
    expect(tableCells('international-transfers-model-providers')).toEqual(
      providers.map((provider) => [
        provider.name,
        country(provider.country),
        new URL(provider.policy).host,
      ]),
    );
    expect(clauseLinks('international-transfers-model-providers')).toEqual(
      providers.map((provider) => provider.policy),
    );
  });

  it('marks the subject of letters to the data protection officer', () => {
    expect(clauseLinks('contact-data-protection-officer')).toEqual([
      links.privacy,
      links.support,
      links.phone,
    ]);
    expect(links.privacy).toContain(encodeURIComponent('[DPO]'));
  });
});
