import { screen } from '@testing-library/react';
import { PlanCard } from '../../src/components/pricing/plan-card';
import { sourceTag } from '../../src/content/languages';
import { catalogue, plans } from '../../src/content/plans';
import { renderIn } from '../support/render-page';

// What the cards and the comparison say: tests/e2e/transcripts and tests/site/numbers.
describe('The card of a plan', () => {
  it.each([
    [1, { id: 'plus', ...plans.plus, popular: true }],
    [0, { id: 'plus', ...plans.plus }],
  ] as const)('says %d times "Most Popular", if the plan is flagged: %j', (times, plan) => {
    renderIn(sourceTag, <PlanCard plan={plan} />);
    expect(screen.queryAllByText('Most Popular')).toHaveLength(times);
  });

  it.each(catalogue)('draws for $id as many lanes as models answer at once', (plan) => {
    renderIn(sourceTag, <PlanCard plan={plan} />);
    const drawing = screen.getByRole('article').querySelector('svg[aria-hidden="true"]');
    expect(drawing?.children).toHaveLength(1 + plan.limits.modelsPerChat);
  });
});
