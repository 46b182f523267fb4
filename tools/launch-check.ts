import { type OpenPoint, openClaims, openFacts, openProviders } from '../src/content/placeholders';

/** What is open before launch, one point a line, and the exit code that goes with it. */
export function launchReport(points: readonly OpenPoint[]): {
  readonly text: string;
  readonly exitCode: 0 | 1;
} {
  if (points.length === 0) return { text: 'Nothing is left to confirm.', exitCode: 0 };
  const lines = points.map(({ file, name, message }) => `${file} ${name}: ${message}`);
  return { text: [...lines, `Open before launch: ${points.length}.`].join('\n'), exitCode: 1 };
}

/**
 * Every placeholder and every claim of this site that is not confirmed.
 *
 * @throws Error when an environment variable holds a value that is not of its kind.
 */
export async function openPoints(): Promise<readonly OpenPoint[]> {
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { anonymityClaim, claims, siteFacts } = await import('../src/content/site');
  const { providers } = await import('../src/content/providers');
  return [
    ...openFacts(siteFacts),
    ...openClaims([...claims, anonymityClaim]),
    ...openProviders(providers),
  ];
}

async function main(): Promise<void> {
  const { text, exitCode } = launchReport(await openPoints());
  console.log(text);
  process.exitCode = exitCode;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
