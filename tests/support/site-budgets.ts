import { brotliCompressSync, constants } from 'node:zlib';
import type { RouteId } from '../../src/content/routes';
import { legalDocuments } from '../../src/i18n/check/legal-keys';

/** The most bytes a visit may cost, brotli 11. */
export const budgets = {
  page: { latin: 14_000, other: 16_000 },
  legal: { latin: 28_000, other: 34_000 },
  style: 4_500,
  loader: 1_000,
  dialogs: 74_000,
} as const;

const legalRoutes: readonly RouteId[] = legalDocuments.map(({ id }) => id);

/** The most bytes that the HTML of a page may have. */
export function htmlBudget(route: RouteId, tag: string): number {
  const { script } = new Intl.Locale(tag).maximize();
  const budget = legalRoutes.includes(route) ? budgets.legal : budgets.page;
  // Greek and Cyrillic letters take two bytes each.
  return script === 'Latn' ? budget.latin : budget.other;
}

/** How many bytes a text has after brotli at its densest. */
export function brotliBytes(text: string | Buffer): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
