import type { Failure, StepName, StepResults } from './report';

/** How each step is taken. */
export type Steps = { readonly [Name in StepName]: () => Promise<StepResults[Name]> };

/**
 * Takes some steps one after another. One that fails is put down and does not keep the others
 * from being taken.
 */
export async function runSteps(
  names: readonly StepName[],
  steps: Steps,
  say: (line: string) => void,
): Promise<{ readonly results: Partial<StepResults>; readonly failures: readonly Failure[] }> {
  const results: Partial<Record<StepName, unknown>> = {};
  const failures: Failure[] = [];
  for (const [index, step] of names.entries()) {
    say(`${step} (step ${index + 1} of ${names.length})`);
    try {
      results[step] = await steps[step]();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ step, message });
      say(`${step} failed: ${message}`);
    }
  }
  return { results: results as Partial<StepResults>, failures };
}
