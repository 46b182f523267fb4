import { within } from '@testing-library/react';
import { tierOf } from '../../src/content/plan-tiers';
import { betaBadge, catalogue, type PlanId, plans } from '../../src/content/plans';
import { site } from '../../src/content/site';
import { billingUrl, links } from '../../src/i18n/links';
import { element, main } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

const cards = () => main().getAllByRole('article');
const card = (id: PlanId) => {
  const title = element(`plan-${id}`);
  return within(cards().find((each) => each.contains(title)) as HTMLElement);
};

/** The cards of spec §2 and §9 as an English reader sees them. */
const expected = {
  free: { price: '£0', credits: 'Up to 5 credits a month', button: 'Get Started Free' },
  plus_beta_v1: {
    price: '£2.99',
    credits: '300 credits a month',
    button: 'Choose Plus Beta',
  },
  plus: { price: '£5.99', credits: '600 credits a month', button: 'Choose Plus' },
  pro_beta_v1: {
    price: '£9.99',
    credits: '1,100 credits a month',
    button: 'Choose Pro Beta',
  },
  pro: { price: '£19.99', credits: '2,200 credits a month', button: 'Choose Pro' },
} as const satisfies Record<PlanId, object>;

const planIds = Object.keys(expected) as PlanId[];

const features: Readonly<Record<PlanId, (credits: string) => readonly string[]>> = {
  free: (credits) => [
    'Parallelized LLM chats',
    'Latest models from major providers',
    'Saved chat history',
    credits,
    'No card required',
  ],
  plus_beta_v1: (credits) => [credits],
  plus: (credits) => [
    'Parallelized LLM chats',
    'Three or more parallelized LLM chats',
    'Latest models from major providers',
    'Saved chat history',
    credits,
    'Second Opinion Mode (coming soon)',
    'Save preferred models (coming soon)',
  ],
  pro_beta_v1: (credits) => [
    'Parallelized LLM chats',
    'Three or more parallelized LLM chats',
    'Saved chat history',
    credits,
  ],
  pro: (credits) => [credits, 'Pin favourite responses', 'Summarization (coming soon)'],
};

/** What stands for the features that a card does not repeat. */
const base: Partial<Record<PlanId, string>> = {
  plus_beta_v1: 'Same features as Plus, with:',
  pro: 'Everything in Plus, and:',
};

describe('The pricing page', () => {
  beforeEach(() => {
    renderPage('pricing', 'en');
  });

  it('is titled by the product name and "Pricing"', () => {
    const title = main().getByRole('heading', { level: 1 });
    expect(title.textContent).toBe(`${site.productName} Pricing`);
  });

  it('lets one choose a plan from cards in the order of the catalogue', () => {
    const grid = within(main().getByRole('region', { name: 'Choose Your Plan' }));
    const buttons = grid.getAllByRole('article').map((each) => within(each).getByRole('link'));
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      planIds.map((id) => expected[id].button),
    );
  });

  it.each(planIds)('shows on the card of %s price, description, features and button', (id) => {
    const { price, credits, button } = expected[id];
    expect(card(id).getByRole('heading', { level: 3 })).toHaveTextContent(plans[id].name);
    expect(card(id).getByText(price).closest('p')).toHaveTextContent(`${price} per month`);
    expect(card(id).getByText(/^For |^The same|^Try |^A limited/)).toBeInTheDocument();
    const listed = card(id)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(listed).toEqual(features[id](credits));
    expect(card(id).getByRole('link', { name: button })).toHaveAttribute(
      'href',
      `${site.chatOrigin}/billing?plan=${id}`,
    );
  });

  it.each(planIds)('says on %s which plan it holds whole, if it does', (id) => {
    const line = card(id).queryByText(/^(Everything in|Same features as) /);
    expect(line?.textContent).toBe(base[id]);
  });

  it.each(planIds)('draws on %s as many lanes as models answer at once', (id) => {
    const { modelsPerChat } = plans[id].limits;
    const drawing = cards()
      .find((each) => each.contains(element(`plan-${id}`)))
      ?.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing?.children).toHaveLength(1 + modelsPerChat);
    const term = card(id).getByText('Models per chat');
    expect(term.nextElementSibling?.textContent).toBe(String(modelsPerChat));
  });

  it.each(planIds)('shows "Beta*" and the extra line on %s only if it is a beta plan', (id) => {
    const isBeta = id.includes('beta');
    const title = card(id).getByRole('heading', { level: 3 });
    expect(title.textContent?.includes('Beta*')).toBe(isBeta);
    const line = card(id).queryByText('Available for a limited time only');
    expect(line !== null).toBe(isBeta);
  });

  it('flags no plan as the most popular one', () => {
    expect(main().queryByText('Most Popular')).toBeNull();
  });

  it('explains the beta mode below, with the address for feedback', () => {
    const note = main().getByText(/^Beta mode is experimental/);
    // The mark of the badges, for the eye.
    expect(note).toHaveTextContent(/^\* Beta mode/);
    expect(note).toHaveTextContent(/extra credits, at our discretion/);
    const link = within(note).getByRole('link', { name: site.supportEmail });
    expect(link).toHaveAttribute('href', links.support);
  });
});

describe.each(exampleTags)('The pricing page in %s', (tag) => {
  const t = wordsOf(tag);

  beforeEach(() => {
    renderPage('pricing', tag);
  });

  it('has the title and a card for each plan, in the order of the catalogue', () => {
    const title = main().getByRole('heading', { level: 1 });
    expect(title.textContent).toBe(t('pricing:title', { product: site.productName }));
    expect(cards().map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual(
      catalogue.map(({ id }) => billingUrl(id)),
    );
  });

  it('shows every price with the pound sign', () => {
    for (const { id } of catalogue) {
      expect(card(id).getAllByText(/£/)).toHaveLength(1);
    }
  });

  it('says on each beta plan what the badge means, and on no other', () => {
    for (const { id, beta = false } of catalogue) {
      const title = card(id).getByRole('heading', { level: 3 });
      expect(title.textContent?.includes(t('pricing:betaMark'))).toBe(beta);
      expect(title.textContent?.includes(`${betaBadge}*`)).toBe(beta);
    }
  });

  it('says in words which features are still to come', () => {
    for (const plan of catalogue) {
      const waiting = tierOf(plan).own.filter(({ comingSoon }) => comingSoon);
      const found = card(plan.id)
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent?.includes(t('pricing:comingSoon')));
      expect(found).toHaveLength(waiting.length);
    }
  });
});
