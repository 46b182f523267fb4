import type { TestInfo } from '@playwright/test';
import type { Page } from '../../../src/build/page-table';
import type { Issue } from './check';

/** The result of one check on one page. */
export interface Outcome {
  /** `axe`, or the id of a check or comparison. */
  readonly subject: string;
  /** The state in which it was checked, if there are several: `contact, 320 px, dark`. */
  readonly state?: string;
  /** What is wrong; `picture` is the name of an attachment. */
  readonly issues: readonly (Issue & { readonly picture?: string })[];
}

/** Everything about one page, as a test hands it to the reporter. */
export interface PageResult extends Pick<Page, 'route' | 'tag' | 'path'> {
  readonly outcomes: readonly Outcome[];
  readonly states: number;
  /** Positions of the reviewed judgements that were needed. */
  readonly reviews: readonly number[];
}

/** The name of the attachment with a `PageResult`. */
export const resultName = 'accessibility';

/** Hands the result of a page to the reporter. */
export function attachResult(testInfo: TestInfo, result: PageResult): Promise<void> {
  const body = JSON.stringify(result);
  return testInfo.attach(resultName, { body, contentType: 'application/json' });
}
