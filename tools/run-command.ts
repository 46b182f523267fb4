import { CommanderError } from 'commander';

/**
 * Runs a command-line program. An error is one message and a bad exit code; of a command line that
 * cannot be read, commander has said so itself.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode;
      return;
    }
    console.error(error.message);
    process.exitCode = 1;
  });
}
