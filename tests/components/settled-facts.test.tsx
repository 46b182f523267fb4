import { screen, within } from '@testing-library/react';
import { type OperatorFacts, operatorFacts } from '../../src/content/operator-facts';
import { type Provider, providers } from '../../src/content/providers';
import { renderPage, renderSection } from '../support/render-page';

// Every fact is settled here, and single tests unset one. The pages without settled facts, as they are
// now: tests/e2e/transcripts.
jest.mock('../../src/content/operator-facts', () => ({
  operatorFacts: { ...jest.requireActual('../support/settled-facts').settledFacts },
}));
jest.mock('../../src/content/providers', () => ({
  ...jest.requireActual('../../src/content/providers'),
  providers: jest.requireActual('../support/settled-facts').settledProviders,
}));

const settle = <Fact extends keyof OperatorFacts>(fact: Fact, value: OperatorFacts[Fact]) =>
  jest.replaceProperty(operatorFacts as OperatorFacts, fact, value);

/** The text of a section. */
function textOf(name: string): string {
  const { container, unmount } = renderSection(name);
  const text = container.textContent.replaceAll('\u00A0', ' ');
  unmount();
  return text;
}

/** The cells of a table, row by row. */
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));

const whoWeAre = 'terms-of-service#who-we-are';
const fees = 'terms-of-service#fees-and-subscriptions';
const use = 'privacy-policy#how-we-use-information';
const policyContact = 'privacy-policy#contact';
const termsContact = 'terms-of-service#contact';
const feedback = 'accessibility#feedback';

describe('A sentence in a legal document', () => {
  it.each<[fact: keyof OperatorFacts, section: string, words: string]>([
    ['chatLanguages', whoWeAre, 'Languages of the chat app: English.'],
    ['supportLanguages', whoWeAre, 'Languages in which we offer support: English and German.'],
    ['registeredIn', whoWeAre, 'Place of registrationEngland and Wales'],
    ['downgradeRemovesHistory', 'terms-of-service#content', 'older chats are no longer available'],
    ['creditsPerAnswer', fees, 'One answer from one model uses 1 credit.'],
    ['pricesIncludeVat', fees, 'Prices include VAT.'],
    ['annualPrices', fees, 'Price per yearCredits'],
    ['annualCreditsContinue', fees, 'we will continue to grant your monthly credits'],
    ['declineIsAutomated', fees, 'This happens automatically'],
    ['hasWithdrawalFunction', fees, '“withdraw from contract here” on the billing page'],
    ['hasWithdrawalFunction', fees, 'If you use the function on the billing page'],
    ['euRepresentative', termsContact, 'protection: Example Representatives, 1 Rue Example'],
    ['supportLanguages', termsContact, 'you can write to us: English and German.'],
    ['dsaRepresentative', termsContact, 'under that Act is Example Agents, 2 Example Street'],
    ['declineIsAutomated', use, 'This happens automatically'],
    ['hasDataProtectionOfficer', policyContact, 'will reach our data protection officer.'],
    ['euRepresentative', policyContact, 'in the EU is Example Representatives, 1 Rue Example'],
    ['feedbackDays', feedback, 'We will reply within 10 days'],
    ['offersAlternativeFormats', feedback, 'in a format that you can use, such as large print'],
  ])('is only shown if %s is settled, in %s: %s', (fact, section, words) => {
    expect(textOf(section)).toContain(words);
    settle(fact, undefined);
    expect(textOf(section)).not.toContain(words);
  });

  it.each<[fact: keyof OperatorFacts, section: string, words: string]>([
    ['annualCreditsContinue', fees, 'we will grant no further monthly credits'],
    ['declineIsAutomated', fees, 'A person makes this decision in each case.'],
    ['declineIsAutomated', use, 'A person makes this decision in each case.'],
  ])('says the opposite if %s is false, in %s: %s', (fact, section, words) => {
    expect(textOf(section)).not.toContain(words);
    settle(fact, false);
    expect(textOf(section)).toContain(words);
  });

  it.each([
    ['disclosure', 'We use the models under the business terms of the providers.'],
    ['international-transfers', 'whether such a decision covers the provider'],
  ])('is only shown if it applies to every provider, in %s: %s', (section, words) => {
    expect(textOf(`privacy-policy#${section}`)).toContain(words);
    const [first] = providers as [Provider];
    jest.replaceProperty(first, 'businessTerms', undefined);
    jest.replaceProperty(first, 'adequacy', undefined);
    expect(textOf(`privacy-policy#${section}`)).not.toContain(words);
  });
});

describe('The table of providers', () => {
  it('has the adequacy decisions for each provider, and links to its policy and terms', () => {
    renderSection('privacy-policy#international-transfers');
    const table = screen.getByRole('table');
    const adequacy = cellsOf(table).map(([name, , eu, uk]) => [name, eu, uk]);
    const inUk = 'Yes, for the whole country';
    expect(adequacy.slice(0, 5)).toEqual([
      ['Provider', 'EU adequacy decision', 'UK adequacy decision'],
      ['OpenAI', 'Yes, for the whole country', inUk],
      ['Anthropic', 'Yes, because the provider is certified', inUk],
      ['Google', 'Yes, because the provider is a commercial organisation', inUk],
      ['Meta', 'No', inUk],
    ]);
    const targets = within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      providers.flatMap(({ policy, businessTerms }) => [policy, businessTerms]),
    );
  });
});

describe('The pricing page', () => {
  it('shows VAT, the value of a credit, annual prices and the features of Pro Beta', () => {
    renderPage('pricing');
    expect(screen.getByText(/^Prices are in pounds/)).toHaveTextContent(
      /include VAT\..*One answer from one model uses 1 credit\. Languages of the chat app: English\. Languages in which we offer support: English and German\.$/,
    );
    expect(screen.getAllByText(/^or £[\d.]+ per year$/)).toHaveLength(4);
    expect(cellsOf(screen.getByRole('table'))).toContainEqual([
      'Price per year',
      ...['£0', '£29.90', '£59.90', '£99.90', '£199.90'],
    ]);
    expect(screen.getByText('Same features as Pro, with:')).toBeInTheDocument();
    expect(screen.getByText('The same features as Pro, with fewer credits.')).toBeInTheDocument();
    expect(screen.queryByText('To be confirmed')).toBeNull();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('England and Wales');
  });
});
