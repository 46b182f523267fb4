import { within } from '@testing-library/react';
import { accessibilityStandard } from '../../src/content/accessibility-standard';
import { authorities } from '../../src/content/authorities';
import { accessibilityAudit } from '../../src/content/last-audit';
import { chatHost, site } from '../../src/content/site';
import { type CommonMessages, factsFor } from '../../src/i18n/facts';
import { createFormats } from '../../src/i18n/formats';
import { billingUrl, links } from '../../src/i18n/links';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { clauseLinks, element } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

jest.mock('../../src/content/operator-facts', () => ({ operatorFacts: {} }));

describe.each(exampleTags)('The accessibility statement in %s', (tag) => {
  const t = wordsOf(tag);
  const { number } = createFormats(tag);
  const facts = factsFor(loadMessageFile(tag, 'common') as CommonMessages, tag);

  beforeEach(() => {
    renderPage('accessibility', tag);
  });

  it('gives the figures of the last audit, one an item', () => {
    const { pages, states, axeRules, checks, violations } = accessibilityAudit;
    const items = within(element('how-we-tested-results')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      [facts.auditDate, ...[pages, states, axeRules, checks, violations].map(number)].map(
        (figure) => expect.stringMatching(new RegExp(`\\D${figure}$`)),
      ),
    );
  });

  it.each([
    ['standards-guidelines', accessibilityStandard.wcagVersion],
    ['standards-european-standard', facts.standard],
    ['the-service-not-covered', chatHost],
  ])('says in %s: %s', (clause, fact) => {
    expect(element(clause).textContent).toContain(fact);
  });

  it.each([
    ['about-this-statement-preparation', 'statementDate'],
    ['about-this-statement-preparation', 'auditDate'],
    ['about-this-statement-review', 'nextReviewDate'],
  ])('says in %s, in a form of the language, the %s', (clause, date) => {
    const forms = Object.entries(facts).filter(([name]) => name.split('.')[0] === date);
    const said = element(clause).textContent;
    expect(forms.some(([, form]) => said.includes(String(form)))).toBe(true);
  });

  it.each([
    ['enforcement-uk-bodies', [authorities.eass, authorities.ecni, authorities.ehrc]],
    ['enforcement-eea-authorities', [authorities.euAccessibilityAct]],
  ])('sends people who complain to the bodies of %s', (clause, addresses) => {
    expect(clauseLinks(clause)).toEqual(addresses);
  });

  it('can be answered by email, phone and letter', () => {
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

  it('promises no time for an answer and no other formats, which the operator has not settled', () => {
    const answer = element('feedback-our-answer').querySelector('p');
    expect(answer?.textContent).toBe(t('accessibility:feedback.our-answer.meanwhile'));
    expect(document.getElementById('feedback-alternative-formats')).toBeNull();
  });

  it('leads from the key facts to where one can complain', () => {
    const keyFacts = within(element('key-facts').parentElement as HTMLElement);
    expect(keyFacts.getByText(t('common:legal.complaint'))).toBeInTheDocument();
    const way = keyFacts.getByRole('link', { name: t('accessibility:enforcement.title') });
    expect(way).toHaveAttribute('href', '#enforcement');
  });
});

describe('The accessibility statement', () => {
  it('says that nobody else has tested the website yet', () => {
    renderPage('accessibility', 'en');
    expect(element('standards-not-tested-by-others')).toHaveTextContent(
      'This website has not yet been tested by an independent auditor or by disabled people.',
    );
  });
});
