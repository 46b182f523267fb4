import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file to write: its path from the root, and its whole text. */
export type FileText = readonly [file: string, text: string];

/**
 * Writes some files, or none. All are written beside their places first and only then put there,
 * and what was there comes back when one cannot be, so that a full disk leaves every old file
 * whole.
 *
 * @throws Error when one cannot be written.
 */
export async function writeFiles(root: string, files: readonly FileText[]): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  const spare: string[] = [];
  try {
    const moves = [];
    for (const [file, text] of files) {
      const target = path.join(root, file);
      const made = await mkdir(path.dirname(target), { recursive: true });
      if (made !== undefined) undo.push(() => rm(made, { recursive: true, force: true }));
      const [next, old] = ['new', 'old'].map((end) => besideOf(target, end)) as [string, string];
      spare.push(next, old);
      await writeFile(next, text);
      moves.push({ target, next, old });
    }
    for (const { target, next, old } of moves) {
      const existed = await copyFile(target, old).then(
        () => true,
        () => false,
      );
      await rename(next, target);
      undo.push(() => (existed ? rename(old, target) : rm(target)));
    }
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  } finally {
    await Promise.all(spare.map((file) => rm(file, { force: true })));
  }
}

/** A hidden file in the same folder, which no tool takes for one of the site. */
const besideOf = (target: string, end: string): string =>
  path.join(path.dirname(target), `.${path.basename(target)}.${end}`);
