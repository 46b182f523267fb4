import { requireSettings } from '../src/content/environment';
// Both read settings while they load.
import '../src/content/languages';
import '../src/content/site';

/**
 * Runs a command-line program, unless the environment holds a setting that will not do. An error is
 * one message and a bad exit code; of a command line that cannot be read, commander has said so
 * itself.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    requireSettings();
    await main();
  } catch (error) {
    const { message, exitCode } = error as Error & { readonly exitCode?: number };
    // Commander's errors alone bring an exit code, which is 0 for a call for help.
    if (exitCode === undefined) console.error(message);
    process.exitCode = exitCode ?? 1;
  }
}
