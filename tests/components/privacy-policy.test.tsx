import { within } from '@testing-library/react';
import { sourceTag } from '../../src/content/languages';
import { privacyPolicy } from '../../src/content/legal/privacy-policy';
import { createFormats } from '../../src/i18n/formats';
import { links } from '../../src/i18n/links';
import { clauseLinks, element, tableCells } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';
import { unsettledProviders } from '../support/settled-facts';

jest.mock('../../src/content/operator-facts', () => ({ operatorFacts: {} }));
jest.mock('../../src/content/providers', () => ({
  ...jest.requireActual('../../src/content/providers'),
  providers: jest.requireActual('../support/settled-facts').unsettledProviders,
}));

const tags = exampleTags;

const columnHeaders = (id: string) =>
  within(element(id))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe.each(tags)(
  'The Privacy Policy in %s, of which the operator has settled nothing',
  (tag) => {
    const t = wordsOf(tag);

    beforeEach(() => {
      renderPage('privacy-policy', tag);
    });

    it('gives the legal basis of each purpose, in the words that list the purposes', () => {
      const purposes = within(element('how-we-use-information-uses'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(tableCells('legal-bases-table').map(([purpose]) => purpose)).toEqual(purposes);
      const headers = columnHeaders('legal-bases-table');
      expect(headers).toHaveLength(3);
      if (tag !== sourceTag) return;
      expect(headers).toEqual(['Purpose', 'Data type', 'Legal basis']);
    });

    it('names the eight providers, their countries and their policies', () => {
      const { country } = createFormats(tag);
      const path = 'privacy-policy:international-transfers.model-providers';
      expect(unsettledProviders).toHaveLength(8);
      expect(tableCells('international-transfers-model-providers')).toEqual(
        unsettledProviders.map(({ name, ...provider }) => [
          name,
          country(provider.country),
          t(`${path}.links.policy`, { provider: name }),
        ]),
      );
      expect(clauseLinks('international-transfers-model-providers')).toEqual(
        unsettledProviders.map(({ policy }) => policy),
      );
      expect(columnHeaders('international-transfers-model-providers')).toEqual(
        ['provider', 'country', 'policy'].map((id) => t(`${path}.columns.${id}`)),
      );
    });

    it('marks the subject of emails about personal data', () => {
      expect(clauseLinks('contact-data-protection-officer')).toEqual([
        links.privacy,
        links.support,
        links.phone,
      ]);
      expect(links.privacy).toContain(encodeURIComponent('[DPO]'));
    });

    it('presents the right to object by itself, in a clause that begins in bold', () => {
      const lead = element('your-rights-and-choices-right-to-object').querySelector('p');
      expect(lead?.firstElementChild?.tagName).toBe('STRONG');
      expect(lead?.firstChild).toBe(lead?.firstElementChild);
    });

    it.each([
      ['how-we-use-information.automated-decisions', 'automatic'],
      ['how-we-use-information.automated-decisions', 'by-people'],
      ['disclosure.model-providers', 'business-terms'],
      ['international-transfers.transfer-risks', 'table'],
      ['contact.data-protection-officer', 'officer'],
    ])('leaves out of %s what it cannot say: %s', (clause, sentence) => {
      const part = element(clause.replace('.', '-'));
      expect(part).not.toHaveTextContent(t(`privacy-policy:${clause}.${sentence}`));
    });

    it('names no representative in the EU', () => {
      expect(document.getElementById('contact-eu-representative')).toBeNull();
    });

    it('numbers the clauses that are there without a gap', () => {
      for (const [at, section] of privacyPolicy.sections.entries()) {
        const clauses = [
          ...(element(section.id).closest('section')?.querySelectorAll('div[id]') ?? []),
        ];
        const numbers = clauses.map((clause) => clause.querySelector('a')?.textContent);
        expect(numbers).toEqual(clauses.map((_, position) => `${at + 1}.${position + 1}`));
      }
    });
  },
);
