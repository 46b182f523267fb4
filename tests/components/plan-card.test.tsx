import { screen } from '@testing-library/react';
import { PlanCard } from '../../src/components/pricing/plan-card';
import { plans } from '../../src/content/plans';
import { exampleTags } from '../support/published';
import { renderIn, wordsOf } from '../support/render-page';

describe('The card of a plan', () => {
  it.each(exampleTags)(
    'says in %s that the plan is the most popular one, if it is flagged',
    (tag) => {
      renderIn(tag, <PlanCard plan={{ id: 'plus', ...plans.plus, popular: true }} />);
      expect(screen.getByRole('article').textContent).toContain(wordsOf(tag)('pricing:popular'));
    },
  );

  it('says it in the words of the specification', () => {
    renderIn('en', <PlanCard plan={{ id: 'plus', ...plans.plus, popular: true }} />);
    expect(screen.getByText('Most Popular')).toBeInTheDocument();
  });

  it.each(exampleTags)('does not say it in %s of a plan that is not flagged', (tag) => {
    renderIn(tag, <PlanCard plan={{ id: 'plus', ...plans.plus }} />);
    expect(screen.getByRole('article').textContent).not.toContain(wordsOf(tag)('pricing:popular'));
  });

  it('is named by its plan', () => {
    renderIn('en', <PlanCard plan={{ id: 'pro', ...plans.pro }} />);
    expect(screen.getByRole('article', { name: 'Pro' })).toBeInTheDocument();
  });
});
