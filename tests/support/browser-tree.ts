import type { Page } from 'playwright-core';
import { accessibilityTree, type Exposed } from '../../tools/audit/accessibility-tree';

/** Everything of some roles that the browser shows to assistive technology, sorted. */
export async function exposed(
  page: Page,
  roles: readonly string[],
): Promise<readonly Pick<Exposed, 'role' | 'name'>[]> {
  return (await accessibilityTree(page))
    .filter(({ role }) => roles.includes(role))
    .map(({ role, name }) => ({ role, name }))
    .sort((a, b) => `${a.role} ${a.name}`.localeCompare(`${b.role} ${b.name}`, 'en'));
}
