import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCommands } from '../../tools/locales/commands';
import { localesProgram } from '../../tools/locales/program';
import type { Reviewer } from '../../tools/locales/review-language';
import { textHash } from '../../tools/locales/text-hash';

/** What a command said, and whether it failed. */
export interface Outcome {
  readonly said: string;
  readonly failed: boolean;
}

/** A copy of everything under `locales/` that a test may break. */
export interface WorkshopCopy {
  readonly root: string;
  /** Runs a command of `npm run locales`; an error is what it said. */
  readonly run: (...args: string[]) => Promise<Outcome>;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Replaces some words of a file; the test fails when they are not there. */
  readonly replace: (file: string, before: string, after: string) => Promise<void>;
  /** Every file and the hash of its text, to see that nothing has changed. */
  readonly everything: () => Promise<Readonly<Record<string, string>>>;
  readonly remove: () => Promise<void>;
}

/** Copies the workshop into a folder of its own. */
export async function copyWorkshop(reviewer?: Reviewer): Promise<WorkshopCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-locales-'));
  for (const entry of ['locales', 'src/content/published.json', 'package.json']) {
    await cp(entry, path.join(root, entry), { recursive: true });
  }
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFile(at(file), 'utf8');
  const write = (file: string, content: string | Uint8Array) => writeFile(at(file), content);
  return {
    root,
    read,
    write,
    run: async (...args) => {
      const lines: string[] = [];
      let failed = false;
      const fail = () => {
        failed = true;
      };
      const commands = createCommands({
        root,
        say: (text) => lines.push(text),
        fail,
        reviewer: async () => {
          if (!reviewer) throw new Error('Nobody is there to review.');
          return reviewer;
        },
        today: '2026-11-28',
      });
      const program = localesProgram(commands);
      for (const command of [program, ...program.commands]) {
        command.exitOverride().configureOutput({ writeErr: (text) => lines.push(text) });
      }
      try {
        await program.parseAsync(args, { from: 'user' });
      } catch (error) {
        lines.push((error as Error).message);
        fail();
      }
      return { said: lines.join('\n'), failed };
    },
    replace: async (file, before, after) => {
      const text = await read(file);
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}.`);
      await write(file, text.replace(before, after));
    },
    everything: async () => {
      const names = await readdir(root, { recursive: true, withFileTypes: true });
      const files = names.filter((entry) => entry.isFile());
      const texts = files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return [path.relative(root, file), textHash(await readFile(file, 'latin1'))];
      });
      return Object.fromEntries(await Promise.all(texts));
    },
    remove: () => rm(root, { recursive: true }),
  };
}
