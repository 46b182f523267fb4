import { within } from '@testing-library/react';
import { LegalSection } from '../../src/components/legal/legal-section';
import { termsOfService } from '../../src/content/legal/terms-of-service';
import { operatorFacts } from '../../src/content/operator-facts';
import { catalogue } from '../../src/content/plans';
import { type CommonMessages, factsFor } from '../../src/i18n/facts';
import { createFormats } from '../../src/i18n/formats';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { element, tableCells } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderIn, renderPage, wordsOf } from '../support/render-page';
import { settledFacts } from '../support/settled-facts';

jest.mock('../../src/content/operator-facts', () => ({
  operatorFacts: { ...jest.requireActual('../support/settled-facts').settledFacts },
}));

const fees = 'fees-and-subscriptions';

describe.each(exampleTags)(
  'The Terms of Service in %s, of which the operator has settled all',
  (tag) => {
    const t = wordsOf(tag);
    const facts = factsFor(loadMessageFile(tag, 'common') as CommonMessages, tag);
    /** The words of a sentence without its tags. */
    const words = (key: string) => t(`terms-of-service:${key}`, facts).replace(/<[^>]*>/g, '');
    const textOf = (section: string, clause: string) => element(`${section}-${clause}`).textContent;

    beforeEach(() => {
      renderPage('terms-of-service', tag);
    });

    it.each([
      ['who-we-are', 'languages', 'chat'],
      ['who-we-are', 'languages', 'support'],
      ['content', 'history', 'downgrade'],
      [fees, 'credits', 'use'],
      [fees, 'prices', 'vat'],
      [fees, 'after-cancellation', 'annual-continue'],
      [fees, 'declined-payment', 'automatic'],
      [fees, 'withdrawal-methods', 'function'],
      [fees, 'withdrawal-deadline', 'function'],
      ['contact', 'privacy', 'representative'],
      ['contact', 'contact-point', 'languages'],
      ['contact', 'contact-point', 'representative'],
    ])('says in %s, %s what is known: %s', (section, clause, sentence) => {
      expect(textOf(section, clause)).toContain(words(`${section}.${clause}.${sentence}`));
    });

    it('shows the price of a year of each plan beside that of a month', () => {
      const { money } = createFormats(tag);
      expect(tableCells(`${fees}-plan-table`).map(([, month, year]) => [month, year])).toEqual(
        catalogue.map(({ id, price }) => [
          money(price.monthly),
          money(id === 'free' ? 0 : settledFacts.annualPrices[id]),
        ]),
      );
    });

    it('names the part of the United Kingdom in which the company is registered', () => {
      expect(textOf('who-we-are', 'identity')).toContain(
        t(`common:places.${settledFacts.registeredIn}`),
      );
    });

    it('does not say the opposite of what is so', () => {
      expect(textOf(fees, 'after-cancellation')).not.toContain(
        words(`${fees}.after-cancellation.annual-stop`),
      );
      expect(textOf(fees, 'declined-payment')).not.toContain(
        words(`${fees}.declined-payment.by-people`),
      );
    });

    it('says the opposite where it is so', () => {
      jest.replaceProperty(operatorFacts, 'annualCreditsContinue', false);
      jest.replaceProperty(operatorFacts, 'declineIsAutomated', false);
      const section = termsOfService.sections.find(({ id }) => id === fees);
      if (!section) throw new Error(`The terms have no section "${fees}".`);
      document.body.replaceChildren();
      renderIn(tag, <LegalSection document={termsOfService} section={section} number={1} />);
      for (const [clause, sentence, other] of [
        ['after-cancellation', 'annual-stop', 'annual-continue'],
        ['declined-payment', 'by-people', 'automatic'],
      ] as const) {
        expect(textOf(fees, clause)).toContain(words(`${fees}.${clause}.${sentence}`));
        expect(textOf(fees, clause)).not.toContain(words(`${fees}.${clause}.${other}`));
      }
    });
  },
);

it('The terms in English quote the labels that the law gives to the function for withdrawing', () => {
  renderPage('terms-of-service', 'en');
  const [, way] = within(element(`${fees}-withdrawal-methods`)).getAllByRole('listitem');
  expect(way).toHaveTextContent(/“withdraw from contract here”.*“confirm withdrawal”/);
});
