import type { Subject } from './check';
import { checks } from './checks';
import { comparisons } from './comparisons';

const axe: Subject = {
  id: 'axe',
  title: 'Every rule of axe-core holds, and what it cannot judge a person has reviewed',
  criteria: ['2.2 AA', '2.2 AAA'],
};

/** Everything that is looked for, as it stands in reports. */
export const subjects: readonly Subject[] = [axe, ...checks, ...comparisons].map(
  ({ id, title, criteria }) => ({ id, title, criteria }),
);
