import { endOnSignals } from '../end-on-signals';
import { runCommand } from '../run-command';

async function main(): Promise<void> {
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { readOptions } = await import('./options');
  const options = readOptions(process.argv.slice(2));
  const { takeShots } = await import('./take-shots');
  const index = await takeShots(options, (line) => console.error(line));
  console.log(`All sheets: ${index}`);
}

endOnSignals();

runCommand(main);
