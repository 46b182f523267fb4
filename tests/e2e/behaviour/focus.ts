import type { Locator } from '@playwright/test';

/** Presses Tab, or Shift+Tab, until an element has the focus, as a visitor without a mouse does. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = element.page();
  for (let stops = 0; stops < 200; stops += 1) {
    await keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${element}.`);
}
