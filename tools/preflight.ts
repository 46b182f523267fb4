import { type Finding, formatFinding } from '../src/i18n/check/finding';
import { sayUnpublished } from './say-unpublished';
import type { FaultsInput } from './site-faults';

/**
 * Finds whatever would make a build fail or a page show nonsense: environment, plan catalogue,
 * record of the accessibility audit, message files and legal structure. The build runs this before
 * anything that reads the facts. A translation that is not complete is no fault; the command names
 * what is not published for it.
 */
export async function preflight(input: FaultsInput = {}): Promise<readonly Finding[]> {
  try {
    // Imported here, because the facts are checked at their import.
    const { chosenLanguages } = await import('../src/content/languages');
    chosenLanguages(input.langs);
    await import('../src/content/site');
  } catch (error) {
    return [{ file: 'environment', message: (error as Error).message }];
  }
  const { siteFaults } = await import('./site-faults');
  return siteFaults(input);
}

async function main(): Promise<void> {
  const findings = await preflight();
  for (const finding of findings) console.error(formatFinding(finding));
  if (findings.length > 0) process.exitCode = 1;
  else await sayUnpublished();
}

if (require.main === module) main();
