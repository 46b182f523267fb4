import type { Page } from 'playwright-core';

/** A node of the accessibility tree. */
export interface Exposed {
  readonly role: string;
  readonly name: string;
}

/** Everything of some roles that the browser shows to assistive technology, sorted. */
export async function exposed(page: Page, roles: readonly string[]): Promise<readonly Exposed[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
    .filter(({ role }) => roles.includes(role))
    .sort((a, b) => `${a.role} ${a.name}`.localeCompare(`${b.role} ${b.name}`, 'en'));
}
