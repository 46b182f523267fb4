import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Runs a command that writes while no other one does: each reads, decides and writes, and would
 * take back what the other wrote in between.
 *
 * @param root The folder that holds `locales`.
 * @throws Error when another command is at work.
 */
export async function alone<Result>(root: string, run: () => Promise<Result>): Promise<Result> {
  const lock = path.join(root, 'locales', '.at-work');
  await mkdir(lock).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new Error(
          'Another command is writing in locales/. Run this again when it has ended; if there is none, delete the folder locales/.at-work.',
        )
      : error;
  });
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await run();
  } finally {
    process.off('exit', release);
    release();
  }
}
