import { catalogue } from '../../src/content/plans';
import { policy, refund } from '../../src/content/policy';
import { createFormats } from '../../src/i18n/formats';
import { element, tableCells } from '../support/page-parts';
import { tagsOf } from '../support/published';
import { renderPage } from '../support/render-page';

describe.each(tagsOf('terms-of-service'))('The Terms of Service in %s', (tag) => {
  const { money, number } = createFormats(tag);

  beforeEach(() => {
    renderPage('terms-of-service', tag);
  });

  it('show the refund example, with the result that the rule gives', () => {
    const example = element('fees-and-subscriptions-refund-example');
    const { fee, allocated, used } = policy.refundExample;
    for (const fact of [
      money(fee),
      number(allocated),
      number(used),
      money(refund(policy.refundExample)),
    ]) {
      // Not toHaveTextContent, which takes a no-break space for a plain one.
      expect(example.textContent).toContain(fact);
    }
  });

  it('show the plans of the catalogue', () => {
    expect(tableCells('fees-and-subscriptions-plan-table')).toEqual(
      catalogue.map(({ displayName, price, limits }) => [
        displayName,
        money(price.monthly),
        number(limits.creditsPerMonth),
        number(limits.modelsPerChat),
        expect.stringContaining(number(limits.chatHistoryDays)),
      ]),
    );
  });

  it('say the periods and sums of the policy', () => {
    for (const [clause, fact] of [
      ['eligibility-age', number(policy.minimumAge)],
      ['fees-and-subscriptions-price-increase', number(policy.priceNoticeDays)],
      ['fees-and-subscriptions-withdrawal-right', number(policy.withdrawalDays)],
      ['general-changes', number(policy.termsNoticeDays)],
      ['disputes-informal-period', number(policy.disputeDays)],
      ['disclaimers-and-liability-cap', money(policy.liabilityCap)],
      ['disclaimers-and-liability-cap', number(policy.liabilityMonths)],
    ] as const) {
      expect(element(clause).textContent).toMatch(new RegExp(`(^|\\D)${fact}(\\D|$)`));
    }
  });
});

describe('The refund example of the terms', () => {
  it('reads in English as the specification has it', () => {
    renderPage('terms-of-service', 'en');
    const example = element('fees-and-subscriptions-refund-example');
    expect(example).toHaveTextContent(
      /£20 for 1,000 credits and used 200 credits.*the refund is £16/,
    );
  });
});
