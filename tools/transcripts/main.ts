import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { runCommand } from '../run-command';

/** Reads the whole site first, so that nothing is written when something cannot be read. */
async function main(): Promise<void> {
  new Command('npm run transcripts')
    .description('Has a screen reader read the built site and writes down what it says.')
    .allowExcessArguments(false)
    .exitOverride()
    .parse();
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { readSite } = await import('./read-site');
  const { strayFiles, subjects, transcriptFile, transcriptsDir } = await import('./subjects');
  const { transcript } = await import('./transcript');
  const written = new Map<string, string>();
  await readSite(subjects, (reading) => {
    const file = transcriptFile(reading.subject);
    console.error(`Read: ${file}`);
    written.set(file, `${transcript(reading).join('\n')}\n`);
  });
  await mkdir(transcriptsDir, { recursive: true });
  for (const [file, text] of written) {
    await writeFile(file, text);
  }
  for (const file of strayFiles()) await rm(file);
  console.log(`Written: ${written.size} transcripts. Review them with git diff.`);
}

runCommand(main);
