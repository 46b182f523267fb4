import type { Page } from '@playwright/test';

/** A node of the accessibility tree. */
export interface Exposed {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

/** Everything that the browser shows to assistive technology, in its order. */
export async function accessibilityTree(page: Page): Promise<readonly Exposed[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }));
}
