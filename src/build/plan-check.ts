import { type Plan, planIds } from '../content/plans';
import type { Finding } from '../i18n/check/finding';

const file = 'src/content/plans.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isCount = (value: unknown, min: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= min;
const isFlag = (value: unknown): boolean => value === undefined || value === true;

/** What each field of a plan has to be, by its path (spec §3). */
const fields: Readonly<Record<string, { is: (plan: Plan) => boolean; wants: string }>> = {
  name: { is: ({ name }) => isText(name), wants: 'a text' },
  displayName: { is: ({ displayName }) => isText(displayName), wants: 'a text' },
  'price.monthly': {
    is: ({ price }) => isCount(price?.monthly, 0),
    wants: 'a whole number of pence, at least 0',
  },
  'price.currency': { is: ({ price }) => price?.currency === 'GBP', wants: '"GBP"' },
  features: {
    is: ({ features }) => Array.isArray(features) && features.length > 0,
    wants: 'a list of features',
  },
  'limits.creditsPerMonth': {
    is: ({ limits }) => isCount(limits?.creditsPerMonth, 1),
    wants: 'a whole number, at least 1',
  },
  'limits.modelsPerChat': {
    is: ({ limits }) => isCount(limits?.modelsPerChat, 1),
    wants: 'a whole number, at least 1',
  },
  'limits.chatHistoryDays': {
    is: ({ limits }) => isCount(limits?.chatHistoryDays, 1),
    wants: 'a whole number of days, at least 1',
  },
  beta: { is: ({ beta }) => isFlag(beta), wants: 'true or left out' },
  popular: { is: ({ popular }) => isFlag(popular), wants: 'true or left out' },
  betaOf: {
    is: ({ beta, betaOf }) => (beta ? planIds.some((id) => id === betaOf) : betaOf === undefined),
    wants: 'the id of a plan on a beta plan, and left out on others',
  },
};

/**
 * Finds what is wrong with the plan catalogue. Types rule these faults out, but Gatsby builds
 * without looking at types.
 *
 * @param words The keys of the English pricing messages, which name every plan and feature, if
 *   they could be read.
 */
export function checkPlans(
  plans: Readonly<Record<string, Plan>>,
  words: ReadonlySet<string> | undefined,
): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (key: string, message: string) => findings.push({ file, key, message });
  for (const id of planIds.filter((id) => !plans[id])) {
    report(id, 'is in planIds but has no plan. Add the plan, or take the id out.');
  }
  for (const [id, plan] of Object.entries(plans)) {
    if (!planIds.some((known) => known === id)) {
      report(id, `is no plan id. Use one of ${planIds.join(', ')}, or add it to planIds.`);
      continue;
    }
    if (!plan) continue;
    for (const [field, { is, wants }] of Object.entries(fields)) {
      if (!is(plan)) report(`${id}.${field}`, `must be ${wants}.`);
    }
    if (words && !words.has(`descriptions.${id}`)) {
      report(id, `has no words. Add "descriptions.${id}" to locales/en/pricing.json.`);
    }
    for (const feature of plan.features ?? []) {
      const key = `features.${feature.id}`;
      if (!words || words.has(key) || words.has(`${key}_other`)) continue;
      report(`${id}.${key}`, `has no words. Add "${key}" to locales/en/pricing.json.`);
    }
  }
  return findings;
}
