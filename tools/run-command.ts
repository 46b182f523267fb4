import { requireSettings } from '../src/content/environment';
// Both read settings when they are imported.
import '../src/content/languages';
import '../src/content/site';

/** Runs a command-line program if all settings are valid; prints the message of an error. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    requireSettings();
    await main();
  } catch (error) {
    const { message, exitCode } = error as Error & { readonly exitCode?: number };
    // Commander's errors have an exit code (0 for --help), and commander prints them itself.
    if (exitCode === undefined) console.error(message);
    process.exitCode = exitCode ?? 1;
  }
}
