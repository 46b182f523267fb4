import { runCommand } from '../run-command';
import { localesProgram } from './program';

async function main(): Promise<void> {
  const program = localesProgram({
    root: process.cwd(),
    print: (text) => console.log(text),
    fail: () => {
      process.exitCode = 1;
    },
    reviewer: async () => {
      if (!process.stdin.isTTY)
        throw new Error('review asks questions, so it has to run in a terminal.');
      return (await import('./terminal-reviewer')).terminalReviewer();
    },
  });
  await program.parseAsync();
}

// A program such as head may close the pipe after the first lines.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

runCommand(main);
