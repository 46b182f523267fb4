import { within } from '@testing-library/react';
import type { ExampleCell } from '../../src/content/legal/examples';
import { termsOfService } from '../../src/content/legal/terms-of-service';
import { catalogue, plans } from '../../src/content/plans';
import { policy, refund } from '../../src/content/policy';
import { type CommonMessages, factsFor } from '../../src/i18n/facts';
import { createFormats } from '../../src/i18n/formats';
import { createForms, type DeclaredForms } from '../../src/i18n/forms';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { clauseLinks, element, main, tableCells } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

jest.mock('../../src/content/operator-facts', () => ({ operatorFacts: {} }));

const fees = 'fees-and-subscriptions';

/** The tables of worked examples by their anchors. */
const exampleTables = termsOfService.sections.flatMap((section) =>
  section.clauses.flatMap((clause) =>
    clause.kind === 'examples'
      ? [{ path: `${section.id}.${clause.id}`, anchor: `${section.id}-${clause.id}`, ...clause }]
      : [],
  ),
);

describe.each(exampleTags)('The Terms of Service in %s', (tag) => {
  const t = wordsOf(tag);
  const { money, number } = createFormats(tag);
  const forms = createForms(tag, loadMessageFile(tag, 'common') as unknown as DeclaredForms);

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

  it('show in their worked examples what the policy computes, in the words of the language', () => {
    const shown = (path: string, cell: ExampleCell) => {
      if ('date' in cell) return forms.date(cell.date).plain;
      if ('credits' in cell) return number(cell.credits);
      if ('days' in cell) return forms.count('days', cell.days).plain;
      if ('money' in cell) return money(cell.money);
      if ('plan' in cell) return plans[cell.plan].displayName;
      return t(`terms-of-service:${path}.rows.${cell.words}`);
    };
    expect(exampleTables).toHaveLength(5);
    for (const { path, anchor, examples } of exampleTables) {
      expect(tableCells(anchor)).toEqual(
        examples.rows.map((cells) => cells.map((cell) => shown(path, cell))),
      );
    }
  });

  it('give each table a caption of its own, and no two rows of an example the same cells', () => {
    const captions = main()
      .getAllByRole('table')
      .map((table) => table.querySelector('caption')?.textContent);
    expect(new Set(captions).size).toBe(captions.length);
    for (const { anchor } of exampleTables) {
      const rows = tableCells(anchor).map((cells) => cells.join());
      expect(new Set(rows).size).toBe(rows.length);
    }
  });

  it('lead to the accessibility statement', () => {
    const [href] = clauseLinks('who-we-are-accessibility');
    expect(href).toMatch(/\/accessibility$/);
  });

  it('leave out what the operator has not settled', () => {
    expect(document.getElementById('who-we-are-languages')).toBeNull();
    expect(tableCells(`${fees}-plan-table`)[0]).toHaveLength(5);
    for (const [clause, sentence] of [
      ['content.history', 'downgrade'],
      [`${fees}.prices`, 'vat'],
      [`${fees}.after-cancellation`, 'annual-continue'],
      [`${fees}.after-cancellation`, 'annual-stop'],
      [`${fees}.declined-payment`, 'automatic'],
      [`${fees}.declined-payment`, 'by-people'],
      [`${fees}.withdrawal-deadline`, 'function'],
    ] as const) {
      const { textContent } = element(clause.replace('.', '-'));
      expect(textContent).not.toContain(t(`terms-of-service:${clause}.${sentence}`));
    }
    const ways = within(element(`${fees}-withdrawal-methods`)).getAllByRole('listitem');
    expect(ways).toHaveLength(2);
  });

  it.each([
    [`${fees}.credits`, ['unit']],
    ['contact.contact-point', ['address']],
  ] as const)('say in %s only what needs no answer of the operator', (clause, sentences) => {
    const paragraph = element(clause.replace('.', '-')).querySelector('p');
    const facts = factsFor(loadMessageFile(tag, 'common') as CommonMessages, tag);
    const expected = sentences.map((id) => t(`terms-of-service:${clause}.${id}`, facts));
    expect(paragraph?.textContent).toBe(expected.join(' ').replace(/<[^>]*>/g, ''));
  });
});

describe('The worked examples of the terms in English', () => {
  beforeEach(() => {
    renderPage('terms-of-service', 'en');
  });

  it('refresh credits on the last day of February, in a common year and in a leap year', () => {
    const days = tableCells(`${fees}-refresh-examples`).map((cells) => cells.at(-1));
    expect(days.map((day) => day?.replaceAll('\u00A0', ' '))).toEqual([
      '28 February 2027',
      '31 March 2027',
      '29 February 2028',
      '1 February 2027',
    ]);
  });

  it('pro-rate, refund and close as the specification says', () => {
    expect(tableCells(`${fees}-plan-change-examples`).map((cells) => cells.at(-1))).toEqual([
      '1,400',
      '1,667',
    ]);
    expect(tableCells(`${fees}-refund-examples`).map((cells) => cells.at(-1))).toEqual([
      '£4.49',
      '£14.99',
    ]);
    const [first] = tableCells('termination-inactivity-examples');
    expect(first?.at(-1)?.replaceAll('\u00A0', ' ')).toBe('16 March 2028');
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
