import { within } from '@testing-library/react';
import { LegalSection } from '../../src/components/legal/legal-section';
import { privacyPolicy } from '../../src/content/legal/privacy-policy';
import { operatorFacts } from '../../src/content/operator-facts';
import { createFormats } from '../../src/i18n/formats';
import { clauseLinks, element, tableCells } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderIn, renderPage, wordsOf } from '../support/render-page';
import { settledFacts, settledProviders } from '../support/settled-facts';

jest.mock('../../src/content/operator-facts', () => ({
  operatorFacts: { ...jest.requireActual('../support/settled-facts').settledFacts },
}));
jest.mock('../../src/content/providers', () => ({
  ...jest.requireActual('../../src/content/providers'),
  providers: jest.requireActual('../support/settled-facts').settledProviders,
}));

const tags = exampleTags;
const decisions = 'privacy-policy:how-we-use-information.automated-decisions';

describe.each(tags)('The Privacy Policy in %s, of which the operator has settled all', (tag) => {
  const t = wordsOf(tag);

  beforeEach(() => {
    renderPage('privacy-policy', tag);
  });

  it('says of each provider which adequacy decision covers it, and links its terms', () => {
    const { country } = createFormats(tag);
    const path = 'privacy-policy:international-transfers.model-providers';
    const table = 'international-transfers-model-providers';
    const headers = within(element(table)).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(
      ['provider', 'country', 'adequacy-eu', 'adequacy-uk', 'policy', 'business-terms'].map((id) =>
        t(`${path}.columns.${id}`),
      ),
    );
    expect(tableCells(table)).toEqual(
      settledProviders.map(({ name, adequacy, ...provider }) => [
        name,
        country(provider.country),
        t(`${path}.adequacy.${adequacy.eu}`),
        t(`${path}.adequacy.${adequacy.uk}`),
        t(`${path}.links.policy`, { provider: name }),
        t(`${path}.links.business-terms`, { provider: name }),
      ]),
    );
    expect(clauseLinks(table)).toEqual(
      settledProviders.flatMap(({ policy, businessTerms }) => [policy, businessTerms]),
    );
  });

  it.each([
    ['how-we-use-information.automated-decisions', 'automatic'],
    ['disclosure.model-providers', 'business-terms'],
    ['international-transfers.transfer-risks', 'table'],
    ['contact.data-protection-officer', 'officer'],
  ])('says in %s what is known: %s', (clause, sentence) => {
    const part = element(clause.replace('.', '-'));
    expect(part.textContent).toContain(t(`privacy-policy:${clause}.${sentence}`));
  });

  it('names the representative in the EU', () => {
    expect(element('contact-eu-representative')).toHaveTextContent(settledFacts.euRepresentative);
  });

  it('does not say that a person decides what happens by itself', () => {
    const { textContent } = element('how-we-use-information-automated-decisions');
    expect(textContent).not.toContain(t(`${decisions}.by-people`));
  });

  it('says that a person decides where this is so', () => {
    jest.replaceProperty(operatorFacts, 'declineIsAutomated', false);
    const section = privacyPolicy.sections.find(({ id }) => id === 'how-we-use-information');
    if (!section) throw new Error('The policy has no section on the use of information.');
    document.body.replaceChildren();
    renderIn(tag, <LegalSection document={privacyPolicy} section={section} number={1} />);
    const { textContent } = element('how-we-use-information-automated-decisions');
    expect(textContent).toContain(t(`${decisions}.by-people`));
    expect(textContent).not.toContain(t(`${decisions}.automatic`));
  });
});
