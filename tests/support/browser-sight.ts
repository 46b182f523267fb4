import type { Locator } from 'playwright-core';
import { isInSight as isNodeInSight } from '../../tools/audit/in-page/is-in-sight';

/** Whether a visitor sees an element as a whole. */
export function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate(isNodeInSight);
}
