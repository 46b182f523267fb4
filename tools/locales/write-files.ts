import { mkdir } from 'node:fs/promises';
import path from 'node:path';
// A full disk or a killed process leaves the old file whole; Node has nothing that does.
import writeFileAtomic from 'write-file-atomic';

/** A file to write: its path from the root, and its whole text. */
export type FileText = readonly [file: string, text: string];

/**
 * Writes files one after another, each whole or not at all; git takes back those before a failure.
 *
 * @throws Error when one cannot be written.
 */
export async function writeFiles(root: string, files: readonly FileText[]): Promise<void> {
  for (const [file, text] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, text);
  }
}
