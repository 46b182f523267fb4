import { endOnSignals } from '../end-on-signals';
import { runCommand } from '../run-command';
import { localesProgram } from './program';

async function main(): Promise<void> {
  endOnSignals();
  const program = localesProgram({
    root: process.cwd(),
    say: (text) => console.log(text),
    fail: () => {
      process.exitCode = 1;
    },
    reviewer: async () => {
      if (!process.stdin.isTTY) throw new Error('review asks questions. Run it in a terminal.');
      return (await import('./terminal-reviewer')).terminalReviewer();
    },
  });
  await program.parseAsync();
}

// Somebody who reads only the first lines, with head, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

runCommand(main);
