import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file to write: its path from the root, and its whole text. */
export type FileText = readonly [file: string, text: string];

/**
 * Writes some files, or none: all are written beside their places first, and only then put there,
 * so that a full disk or an interruption leaves every old file whole.
 *
 * @throws Error when one cannot be written.
 */
export async function writeFiles(root: string, files: readonly FileText[]): Promise<void> {
  const moves = files.map(([file]) => {
    const target = path.join(root, file);
    return { target, beside: path.join(path.dirname(target), `.${path.basename(target)}.new`) };
  });
  try {
    for (const [at, [, text]] of files.entries()) {
      const beside = moves[at]?.beside ?? '';
      await mkdir(path.dirname(beside), { recursive: true });
      await writeFile(beside, text);
    }
    for (const { target, beside } of moves) await rename(beside, target);
  } catch (error) {
    await Promise.all(moves.map(({ beside }) => rm(beside, { force: true })));
    throw error;
  }
}
