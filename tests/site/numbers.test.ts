import { load } from 'cheerio';
import { accessibilityStandard } from '../../src/content/accessibility-standard';
import { sourceTag } from '../../src/content/languages';
import { accessibilityAudit } from '../../src/content/last-audit';
import { legalDocuments } from '../../src/content/legal/documents';
import { catalogue, type PlanId, plans } from '../../src/content/plans';
import { policy, refund } from '../../src/content/policy';
import { type RouteId, routeIds } from '../../src/content/routes';
import { type CommonMessages, createFacts } from '../../src/i18n/facts';
import { cldrLocale, withNoBreakSpaces } from '../../src/i18n/formats';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { published, tagsOf } from '../support/published';
import { pageOf, textNodes } from '../support/site-pages';

/** The languages that are fully translated. */
const tags = published
  .map(({ tag }) => tag)
  .filter((tag) => routeIds.every((route) => tagsOf(route).includes(tag)));

/**
 * The runs of digits in a text, in order, without the separators of thousands:
 * "1,000 credits for £5.99" is 1000, 5 and 99 in every language.
 */
function digitRuns(text: string, tag: string): readonly string[] {
  const parts = new Intl.NumberFormat(cldrLocale(tag)).formatToParts(1_234_567);
  const sign = parts.find(({ type }) => type === 'group')?.value ?? ',';
  // The site replaces narrow spaces with no-break spaces.
  const group = /\s/.test(sign) ? '\u00A0' : `\\${sign}`;
  return text.replace(new RegExp(`(?<=\\d)${group}(?=\\d{3}(?!\\d))`, 'g'), '').match(/\d+/g) ?? [];
}

/** The runs of digits of a number in any language: 2.99 is 2 and 99. */
function runsOf(value: number): readonly string[] {
  return String(value).split('.');
}

/** The digits of a part of a page, in order. */
function digitsAt(route: RouteId, tag: string, selector: string): readonly string[] {
  return digitRuns(pageOf(route, tag).$(selector).text(), tag);
}

/** The digits of an amount of pounds, without pence if there are none. */
const money = (minorUnits: number): readonly string[] =>
  (minorUnits / 100).toFixed(minorUnits % 100 === 0 ? 0 : 2).split('.');

/** All digits on a page, sorted. */
function allDigits(route: RouteId, tag: string): readonly string[] {
  const page = pageOf(route, tag);
  const $ = load(page.html);
  // A translation also has the date of the English version that it was made from.
  if (tag !== sourceTag) $('main a[hreflang]').closest('p').remove();
  return (
    textNodes({ ...page, $ })
      // The number of the standard looks like thousands in languages that group them by a space.
      .flatMap((text) =>
        digitRuns(text.replaceAll(withNoBreakSpaces(accessibilityStandard.european), ''), tag),
      )
      .toSorted()
  );
}

/** Every run of digits in the facts of the site, and the numbers of sections and clauses. */
function factDigits(tag: string): ReadonlySet<string> {
  const common = loadMessageFile(tag, 'common') as CommonMessages;
  const facts = Object.values(createFacts(common, tag));
  const sections = legalDocuments.flatMap((document) => document.sections);
  const positions = Math.max(...sections.map(({ clauses }) => clauses.length), sections.length);
  return new Set([
    ...facts.flatMap((text) => digitRuns(text, tag)),
    ...catalogue.flatMap(({ price, limits }) => [
      ...money(price.monthly),
      ...Object.values(limits).flatMap(runsOf),
    ]),
    ...exampleDigits,
    ...Array.from({ length: positions }, (_, index) => String(index + 1)),
  ]);
}

/** The digits of the worked examples in the terms. */
const exampleDigits = legalDocuments
  .flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses))
  .flatMap((clause) => (clause.kind === 'examples' ? clause.examples.rows().flat() : []))
  .flatMap((cell) => {
    if ('date' in cell) {
      const [year = '', , day] = cell.date.split('-');
      return [year, String(Number(day))];
    }
    if ('money' in cell) return money(cell.money);
    if ('credits' in cell) return runsOf(cell.credits);
    return 'days' in cell ? runsOf(cell.days) : [];
  });

/** The digits of a table's body, cell by cell, without row headers. */
function tableDigits(route: RouteId, tag: string, selector: string) {
  const { $ } = pageOf(route, tag);
  return Array.from($(`${selector} tbody tr`), (row) =>
    Array.from($(row).children('td'), (cell) => digitRuns($(cell).text(), tag)),
  );
}

describe.each(tags)('The numbers in %s', (tag) => {
  it.each(Object.keys(plans) as PlanId[])('on the card of %s are those of the catalogue', (id) => {
    const { price, limits } = plans[id];
    expect(digitsAt('pricing', tag, `[data-plan="${id}"]`)).toEqual([
      ...money(price.monthly),
      // The descriptions of these two include the length of the history.
      ...(id === 'pro' || id === 'pro_beta_v1' ? runsOf(limits.chatHistoryDays) : []),
      ...runsOf(limits.modelsPerChat),
      ...runsOf(limits.chatHistoryDays),
      ...runsOf(limits.creditsPerMonth),
    ]);
  });

  it('in the comparison are those of the catalogue', () => {
    const rows = tableDigits('pricing', tag, 'main');
    const [prices, card, credits, models, history, ...features] = rows;
    expect({ prices, credits, models, history }).toEqual({
      prices: catalogue.map(({ price }) => money(price.monthly)),
      credits: catalogue.map(({ limits }) => runsOf(limits.creditsPerMonth)),
      models: catalogue.map(({ limits }) => runsOf(limits.modelsPerChat)),
      history: catalogue.map(({ limits }) => runsOf(limits.chatHistoryDays)),
    });
    expect([card, ...features].flat(2)).toEqual([]);
  });

  it('in the plan table of the terms are those of the catalogue', () => {
    const rows = tableDigits('terms-of-service', tag, '#fees-and-subscriptions-plan-table');
    expect(rows).toEqual(
      catalogue.map(({ price, limits }) => [
        money(price.monthly),
        runsOf(limits.creditsPerMonth),
        runsOf(limits.modelsPerChat),
        runsOf(limits.chatHistoryDays),
      ]),
    );
  });

  it('in the refund example are those of the policy', () => {
    const { fee, allocated, used } = policy.refundExample;
    const clause = '#fees-and-subscriptions-refund-example > div';
    expect(digitsAt('terms-of-service', tag, clause).toSorted()).toEqual(
      [
        ...money(fee),
        ...runsOf(allocated),
        ...runsOf(used),
        ...runsOf(allocated - used),
        ...money(refund(policy.refundExample)),
      ].toSorted(),
    );
  });

  it('in the accessibility statement are those of the last audit', () => {
    const { date, pages, states, axeRules, checks, violations } = accessibilityAudit;
    const [year = '', , day] = date.split('-');
    const counts = [pages, states, axeRules, checks, violations].flatMap(runsOf);
    expect(digitsAt('accessibility', tag, '#how-we-tested-results > div').toSorted()).toEqual(
      [...counts, year, String(Number(day))].toSorted(),
    );
  });

  it.each(routeIds)('on %s are the same as in English', (route) => {
    expect(allDigits(route, tag)).toEqual(allDigits(route, sourceTag));
  });

  it.each(routeIds)('on %s all come from facts', (route) => {
    const allowed = factDigits(tag);
    expect(allDigits(route, tag).filter((run) => !allowed.has(run))).toEqual([]);
  });
});
