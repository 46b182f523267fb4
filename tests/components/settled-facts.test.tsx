import { screen, within } from '@testing-library/react';
import { main } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';
import { settledFacts } from '../support/settled-facts';

jest.mock('../../src/content/operator-facts', () => ({
  operatorFacts: jest.requireActual('../support/settled-facts').settledFacts,
}));

const footer = () => within(screen.getByRole('contentinfo'));

describe('When the operator has settled everything, the pricing page', () => {
  beforeEach(() => {
    renderPage('pricing', 'en');
  });

  it('says below the plans what the prices hold, what a credit buys and which languages are spoken', () => {
    const notes = main().getByText(/^Prices are in pounds/);
    expect(notes).toHaveTextContent('Prices are in pounds sterling. Prices include VAT.');
    expect(notes).toHaveTextContent('One answer from one model uses 1 credit.');
    expect(notes).toHaveTextContent('Languages of the chat app: English.');
    expect(notes).toHaveTextContent('Languages in which we offer support: English and German.');
  });

  it('shows the price of a year on each paid card and in the table', () => {
    expect(main().getAllByText(/^or £[\d.]+ per year$/)).toHaveLength(4);
    const row = main().getByRole('row', { name: /^Price per year/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '£0',
      '£29.90',
      '£59.90',
      '£99.90',
      '£199.90',
    ]);
  });

  it('says that Pro Beta has the features of Pro', () => {
    expect(main().getByText('Same features as Pro, with:')).toBeInTheDocument();
    expect(main().getByText('The same features as Pro, with fewer credits.')).toBeInTheDocument();
    expect(main().queryByText('To be confirmed')).toBeNull();
  });
});

it.each(exampleTags)('The pricing page in %s reads with every fact settled', (tag) => {
  renderPage('pricing', tag);
  expect(main().getByRole('table')).toHaveTextContent(
    wordsOf(tag)('pricing:comparison.annualPrice'),
  );
});

it.each(exampleTags)(
  'The footer in %s names the place of registration once it is settled',
  (tag) => {
    renderPage('home', tag);
    const place = wordsOf(tag)(`common:places.${settledFacts.registeredIn}`).replace(/\s/g, ' ');
    expect(footer().getByText((text) => text.includes(place))).toBeInTheDocument();
  },
);

it('The terms and the privacy policy read with every fact settled', () => {
  for (const [route, sentence] of [
    ['terms-of-service', /The function|withdraw from contract here/],
    ['terms-of-service', /One answer from one model uses 1 credit/],
    ['terms-of-service', /we will continue to grant your monthly credits/],
    ['terms-of-service', /older chats are no longer available/],
    ['terms-of-service', /Our legal representative under that Act is/],
    ['privacy-policy', /Your message will reach our data protection officer/],
  ] as const) {
    renderPage(route, 'en');
    expect(main().getAllByText(sentence).length).toBeGreaterThan(0);
  }
});
