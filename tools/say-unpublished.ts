import { formatFinding } from '../src/i18n/check/finding';

/**
 * Says on a line each which page or language is not published, and which text it lacks.
 *
 * @throws Error when an environment variable holds a value that is not of its kind.
 */
export async function sayUnpublished(): Promise<void> {
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { readPublication } = await import('../src/build/read-publication');
  const { languages } = await import('../src/content/languages');
  for (const note of readPublication(languages).notes) console.log(formatFinding(note));
}
