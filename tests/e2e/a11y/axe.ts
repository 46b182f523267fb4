import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Issue } from './check';
import { type Reviewed, reviewed } from './reviewed';

type Kind = 'violations' | 'incomplete';

/** How axe is run; every rule and both kinds of results unless said otherwise. */
export interface AxeOptions {
  readonly rules?: readonly string[];
  readonly kinds?: readonly Kind[];
  /** Selector of the part to look at; rules about whole pages need the whole page. */
  readonly within?: string;
}

/** The ids of all rules, those that are off by default included. */
export const axeRules: readonly string[] = axe.getRules().map(({ ruleId }) => ruleId);

/** The rules whose outcome depends on colours. */
export const colourRules: readonly string[] = axe
  .getRules(['cat.color'])
  .map(({ ruleId }) => ruleId);

/** The version that judges. */
export const axeVersion: string = axe.version;

interface AxeResult {
  readonly kind: Kind;
  readonly rule: string;
  /** Names of axe's reasons, such as `bgGradient`. */
  readonly keys: readonly string[];
  readonly text: string;
  readonly selector: string;
  /** Positions of the reviewed judgements whose selectors match the element. */
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
              matching: selectors.flatMap((reviewed, at) =>
                element?.matches(reviewed) ? [at] : [],
              ),
            };
          }),
        ),
      );
    },
    {
      ...{ rules, kinds, within },
      // Style sheets are fetched by script.
      preload: !isScriptless,
      selectors: reviewed.map(({ selector }) => selector),
    },
  );
}

/** Timers do not run where scripting is off, and axe waits for one. Promises do. Runs in the page. */
const promisedTimeouts = `globalThis.setTimeout = (run, _, ...values) => {
  Promise.resolve().then(() => run(...values));
  return 0;
};`;

const needed = new Set<Reviewed>();

/** Positions of the reviewed judgements that this process has needed so far. */
export function neededReviews(): readonly number[] {
  return reviewed.flatMap((entry, at) => (needed.has(entry) ? [at] : []));
}

/** Each element that breaks a rule, or that axe cannot judge and no person has reviewed. */
export async function axeIssues(page: Page, options: AxeOptions = {}): Promise<readonly Issue[]> {
  const { rules = axeRules, kinds = ['violations', 'incomplete'], within = ':root' } = options;
  const isNarrow = (page.viewportSize()?.width ?? 0) < 968;
  const { isScriptless, isThere } = await page.evaluate(() => ({
    isScriptless: matchMedia('(scripting: none)').matches,
    isThere: 'axe' in window,
  }));
  if (!isThere) await page.evaluate((isScriptless ? promisedTimeouts : '') + axe.source);
  const found = await runAxe(page, { rules, kinds, within }, isScriptless);
  return found.filter(({ kind, rule, keys, matching }) => {
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
