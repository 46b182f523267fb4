import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { type Reviewed, reviewed } from './browser-reviewed';

/** Brings axe-core into the pages that are visited next; it is not theirs, so their policy lets it in. */
export function bringAxe(page: Page): Promise<unknown> {
  return page.addInitScript({ content: axe.source });
}

const needed = new Set<Reviewed>();

/** Reviewed judgements that no run so far has needed. */
export function unneededReviews(): readonly Reviewed[] {
  return reviewed.filter((entry) => !needed.has(entry));
}

interface Finding {
  readonly kind: 'violations' | 'incomplete';
  readonly rule: string;
  /** Names of axe's reasons, such as `bgGradient`. */
  readonly keys: readonly string[];
  readonly line: string;
  /** Positions of the reviewed judgements whose selectors match the element. */
  readonly matching: readonly number[];
}

function runAxe(page: Page, within: string): Promise<readonly Finding[]> {
  return page.evaluate(
    async ({ within, selectors }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(within, {
        runOnly: { type: 'rule', values: axe.getRules().map(({ ruleId }) => ruleId) },
        resultTypes: ['violations', 'incomplete'],
      });
      return (['violations', 'incomplete'] as const).flatMap((kind) =>
        results[kind].flatMap(({ id, help, nodes }) =>
          nodes.map((node) => {
            const selector = String(node.target);
            const checks = [...node.any, ...node.all, ...node.none];
            const reasons = checks.map(({ message }) => message).join(' ');
            const element = document.querySelector(selector);
            return {
              kind,
              rule: id,
              keys: checks.map(({ data }) => String(data?.messageKey)),
              line: `${kind}: ${id} at ${selector}: ${help}. ${reasons}`,
              matching: selectors.flatMap((reviewed, at) =>
                element?.matches(reviewed) ? [at] : [],
              ),
            };
          }),
        ),
      );
    },
    { within, selectors: reviewed.map(({ selector }) => selector) },
  );
}

/**
 * Runs every rule of axe-core, those that are off by default included, and returns a line for each
 * element that breaks one, or that axe cannot judge and no person has reviewed. Needs `bringAxe`.
 *
 * @param within Selector of the part to look at; rules about whole pages need the whole page.
 */
export async function accessibilityFindings(page: Page, within = ':root'): Promise<string[]> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 968;
  const open = (await runAxe(page, within)).filter(({ kind, rule, keys, matching }) => {
    const judgement = reviewed.find(
      (entry, at) =>
        kind === 'incomplete' &&
        entry.rule === rule &&
        matching.includes(at) &&
        (entry.because === undefined || keys.includes(entry.because)) &&
        (entry.onlyNarrow !== true || isNarrow),
    );
    if (judgement) needed.add(judgement);
    return !judgement;
  });
  return open.map(({ line }) => line);
}
