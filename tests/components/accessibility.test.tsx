import { within } from '@testing-library/react';
import { accessibilityStandard } from '../../src/content/accessibility-standard';
import { authorities } from '../../src/content/authorities';
import { accessibilityAudit } from '../../src/content/last-audit';
import { accessibilityStatement } from '../../src/content/legal/accessibility';
import { voluntary } from '../../src/content/policy';
import { chatHost, site } from '../../src/content/site';
import { nextReviewDate } from '../../src/content/statement-review';
import { createFormats } from '../../src/i18n/formats';
import { billingUrl, links } from '../../src/i18n/links';
import { clauseLinks, element } from '../support/page-parts';
import { tagsOf } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

describe.each(tagsOf('accessibility'))('The accessibility statement in %s', (tag) => {
  const t = wordsOf(tag);
  const { number, date } = createFormats(tag);

  beforeEach(() => {
    renderPage('accessibility', tag);
  });

  it('gives the figures of the last audit, one an item', () => {
    const { pages, states, axeRules, checks, violations } = accessibilityAudit;
    const items = within(element('how-we-tested-results')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      [
        date(accessibilityAudit.date),
        ...[pages, states, axeRules, checks, violations].map(number),
      ].map((figure) => expect.stringMatching(new RegExp(`\\D${figure}$`))),
    );
  });

  it.each([
    ['standards-guidelines', accessibilityStandard.wcagVersion],
    ['standards-european-standard', accessibilityStandard.european],
    ['the-service-not-covered', chatHost],
    ['feedback-our-answer', number(voluntary.feedbackDays)],
    ['about-this-statement-preparation', date(accessibilityStatement.effective)],
    ['about-this-statement-preparation', date(accessibilityAudit.date)],
    ['about-this-statement-review', date(nextReviewDate(accessibilityStatement.effective))],
  ])('says in %s: %s', (clause, fact) => {
    expect(element(clause).textContent).toContain(fact);
  });

  it.each([
    ['enforcement-uk-bodies', [authorities.eass, authorities.ecni, authorities.ehrc]],
    ['enforcement-eea-authorities', [authorities.euAccessibilityAct]],
  ])('sends people who complain to the bodies of %s', (clause, addresses) => {
    expect(clauseLinks(clause)).toEqual(addresses);
  });

  it('can be answered by e-mail, telephone and letter', () => {
    expect(clauseLinks('feedback-how-to-reach-us')).toEqual([links.support, links.phone]);
    for (const fact of [
      site.supportEmail,
      site.supportPhone,
      site.companyName,
      site.registeredAddress,
    ]) {
      expect(element('feedback-how-to-reach-us')).toHaveTextContent(fact);
    }
  });

  it('leads to the part of the service that it does not cover', () => {
    expect(clauseLinks('the-service-not-covered')).toEqual([billingUrl(), '#feedback']);
  });

  it('leads from the key facts to where one can complain', () => {
    const facts = within(element('key-facts').parentElement as HTMLElement);
    expect(facts.getByText(t('common:legal.complaint'))).toBeInTheDocument();
    const way = facts.getByRole('link', { name: t('accessibility:enforcement.title') });
    expect(way).toHaveAttribute('href', '#enforcement');
  });
});

describe('The accessibility statement', () => {
  it('says that nobody else has tested the site yet', () => {
    renderPage('accessibility', 'en');
    expect(element('standards-not-tested-by-others')).toHaveTextContent(
      'Neither an independent auditor nor people with disabilities have tested the site yet.',
    );
  });
});
