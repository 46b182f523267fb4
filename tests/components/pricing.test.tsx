import { screen } from '@testing-library/react';
import { PlanCard } from '../../src/components/pricing/plan-card';
import { sourceTag } from '../../src/content/languages';
import { catalogue, plans } from '../../src/content/plans';
import { renderIn } from '../support/render-page';

// The texts of the cards and the comparison: tests/e2e/transcripts and tests/site/numbers.
describe('The card of a plan', () => {
  it.each([
    [1, { id: 'plus', ...plans.plus, popular: true }],
    [0, { id: 'plus', ...plans.plus }],
  ] as const)('has %d badges "Most Popular" for %j', (times, plan) => {
    renderIn(sourceTag, <PlanCard plan={plan} />);
    expect(screen.queryAllByText('Most Popular')).toHaveLength(times);
  });

  it.each(catalogue)('of $id has a lane for each model in a chat', (plan) => {
    renderIn(sourceTag, <PlanCard plan={plan} />);
    const drawing = screen.getByRole('article').querySelector('svg[aria-hidden="true"]');
    expect(drawing?.children).toHaveLength(1 + plan.limits.modelsPerChat);
  });
});
