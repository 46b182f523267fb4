import { within } from '@testing-library/react';
import { plans } from '../../src/content/plans';
import { site } from '../../src/content/site';
import { createFormats } from '../../src/i18n/formats';
import { pagePath } from '../../src/i18n/paths';
import { element, itemTitles, main, partIds, section } from '../support/page-parts';
import { exampleTags, publishedTags } from '../support/published';
import { renderPage } from '../support/render-page';

describe('The home page', () => {
  beforeEach(() => {
    renderPage('home', 'en');
  });

  it('has the headline of the specification', () => {
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Large language models, supercharged in parallel$/,
    );
  });

  it.each([
    ['Start Free', `${site.chatOrigin}/`],
    ['View Pricing', '/pricing'],
    ['Let’s Chat', `${site.chatOrigin}/`],
  ])('has a button "%s" to %s', (name, href) => {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says how it works in three numbered steps', () => {
    expect(itemTitles('How it works')).toEqual([
      'Ask once',
      'Read in parallel',
      'Compare and decide',
    ]);
    expect(section('How it works').getByRole('list').tagName).toBe('OL');
  });

  it('shows the six features', () => {
    expect(itemTitles('What you get')).toEqual([
      'Parallelized conversations',
      'Access to all major models',
      'Second and third opinions',
      'Discover model strengths',
      'Try new models risk-free',
      'Spot AI disagreements',
    ]);
  });

  it('shows the six use cases', () => {
    expect(itemTitles('What it’s good for')).toEqual([
      'Complex problem solving',
      'Creative projects',
      'Research and fact-checking',
      'Code development',
      'Learning new topics',
      'Business decision making',
    ]);
  });

  it('says what the free tier gives, without a card', () => {
    const { creditsPerMonth } = plans.free.limits;
    const credits = `${creditsPerMonth} credits every month, with two models per chat`;
    const note = section('Free to start').getByText(/You don’t need a payment card/);
    expect(note).toHaveTextContent(credits);
  });

  it('says that it works on a small screen', () => {
    expect(
      section('Works on your phone too').getByText(/on your phone, tablet/),
    ).toBeInTheDocument();
  });
});

describe('The example on the home page', () => {
  it('reads in order: the question, three answers, what they share, where they differ', () => {
    renderPage('home', 'en');
    const figure = main().getByRole('figure', { name: 'One question, three answers' });
    const text = (figure.textContent ?? '').replaceAll('\u00A0', ' ');
    const order = [
      'One question, three answers',
      'You ask',
      'How long does an opened jar of pesto keep',
      'Model A',
      'within a week',
      'Model B',
      'about a week',
      'Model C',
      'up to a month',
      'Where they agree',
      'Where they differ',
      'An invented example',
    ].map((part) => text.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.each(publishedTags)('marks in %s the words that differ', (tag) => {
    renderPage('home', tag);
    const figure = main().getByRole('figure');
    const answers = within(figure).getAllByRole('listitem');
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      const marked = [...answer.querySelectorAll('mark')].map(({ textContent }) => textContent);
      expect(marked).toEqual([expect.stringMatching(/\S/)]);
    }
    const drawing = figure.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  });
});

describe.each(exampleTags)('The home page in %s', (tag) => {
  beforeEach(() => {
    renderPage('home', tag);
  });

  it('has the same parts as in English', () => {
    expect(partIds()).toEqual([
      'how-it-works',
      'features',
      'use-cases',
      'free-tier',
      'mobile',
      'closing',
    ]);
    expect(main().getAllByRole('heading', { level: 3 })).toHaveLength(3 + 6 + 6);
  });

  it('leads to the prices in its own language, and to the one chat', () => {
    const hrefs = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      `${site.chatOrigin}/`,
      pagePath('pricing', tag),
      pagePath('pricing', tag),
      `${site.chatOrigin}/`,
    ]);
  });

  it('says the credits of the free tier', () => {
    const credits = createFormats(tag).number(plans.free.limits.creditsPerMonth);
    const region = element('free-tier').closest('section');
    expect(region).toHaveTextContent(new RegExp(`(^|\\D)${credits}(\\D|$)`));
  });
});
