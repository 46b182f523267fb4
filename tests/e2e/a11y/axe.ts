import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Issue } from './check';
import { type Reviewed, reviewed } from './reviewed';

type Kind = 'violations' | 'incomplete';

/** How axe is run; by default with every rule, for both kinds of results. */
export interface AxeOptions {
  readonly rules?: readonly string[];
  readonly kinds?: readonly Kind[];
  /** Selector of the part to test; rules about whole pages need the whole page. */
  readonly within?: string;
}

/** The ids of all rules, those that are off by default included. */
export const axeRules: readonly string[] = axe.getRules().map(({ ruleId }) => ruleId);

/** The rules whose outcome depends on colours. */
export const colourRules: readonly string[] = axe
  .getRules(['cat.color'])
  .map(({ ruleId }) => ruleId);

export const axeVersion: string = axe.version;

interface AxeResult {
  readonly kind: Kind;
  readonly rule: string;
  /** Axe's keys for its reasons, such as `bgGradient`. */
  readonly keys: readonly string[];
  readonly text: string;
  readonly selector: string;
  /** Indexes of the reviewed judgements whose selectors match the element. */
  readonly matching: readonly number[];
}

function runAxe(page: Page, { rules, kinds, within }: Required<AxeOptions>, isScriptless: boolean) {
  return page.evaluate(
    async ({ rules, kinds, within, preload, selectors }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(within, {
        runOnly: { type: 'rule', values: [...rules] },
        resultTypes: [...kinds],
        preload,
      });
      return kinds.flatMap((kind) =>
        results[kind].flatMap(({ id, help, nodes }) =>
          nodes.map((node): AxeResult => {
            const selector = String(node.target);
            const checks = [...node.any, ...node.all, ...node.none];
            const reasons = checks.map(({ message }) => message).join(' ');
            const element = document.querySelector(selector);
            return {
              kind,
              rule: id,
              keys: checks.map(({ data }) => String(data?.messageKey)),
              text: `${kind === 'violations' ? id : `${id} (axe cannot tell)`}: ${help}. ${reasons}`,
              selector,
              matching: selectors.flatMap((reviewedSelector, at) =>
                element?.matches(reviewedSelector) ? [at] : [],
              ),
            };
          }),
        ),
      );
    },
    {
      ...{ rules, kinds, within },
      // Axe fetches style sheets by script.
      preload: !isScriptless,
      selectors: reviewed.map(({ selector }) => selector),
    },
  );
}

/** Axe waits for a timer. With scripting off, timers do not run, but promises do. Runs in the page. */
const promisedTimeouts = `globalThis.setTimeout = (run, _, ...values) => {
  Promise.resolve().then(() => run(...values));
  return 0;
};`;

const needed = new Set<Reviewed>();

/** Indexes of the reviewed judgements that this process has needed so far. */
export function neededReviews(): readonly number[] {
  return reviewed.flatMap((entry, at) => (needed.has(entry) ? [at] : []));
}

/** Each element that breaks a rule, or that axe cannot judge and nobody has reviewed. */
export async function axeIssues(page: Page, options: AxeOptions = {}): Promise<readonly Issue[]> {
  const { rules = axeRules, kinds = ['violations', 'incomplete'], within = ':root' } = options;
  const isNarrow = (page.viewportSize()?.width ?? 0) < 968;
  const { isScriptless, isLoaded } = await page.evaluate(() => ({
    isScriptless: matchMedia('(scripting: none)').matches,
    isLoaded: 'axe' in window,
  }));
  if (!isLoaded) await page.evaluate((isScriptless ? promisedTimeouts : '') + axe.source);
  const results = await runAxe(page, { rules, kinds, within }, isScriptless);
  return results.filter(({ kind, rule, keys, matching }) => {
    const judgement = reviewed.find(
      (entry, at) =>
        kind === 'incomplete' &&
        entry.rule === rule &&
        matching.includes(at) &&
        (entry.because === undefined || keys.includes(entry.because)) &&
        (entry.onlyNarrow !== true || isNarrow) &&
        (entry.onlyWithoutScript !== true || isScriptless),
    );
    if (judgement) needed.add(judgement);
    return !judgement;
  });
}
