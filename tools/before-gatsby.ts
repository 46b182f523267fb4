import { requireUnlocked } from '../src/build/public-folder';
import { runCommand } from './run-command';

/** Characters with a meaning in Gatsby's glob patterns, webpack's requests or generated code. */
const specialCharacters = /['"`#?!*()[\]{}]/;

/**
 * Gatsby itself would fail with a stack trace that does not mention the folder.
 *
 * @throws Error if the path of the project contains a character that Gatsby cannot handle.
 */
export function checkFolder(folder: string): void {
  const [character] = folder.match(specialCharacters) ?? [];
  if (!character) return;
  throw new Error(
    `Gatsby cannot build in ${folder}, because of the ${character} in it. Rename or move the folder.`,
  );
}

// Hooks run too late for these checks: Gatsby first compiles its configuration, and a second
// process would delete the compiled files of the running one.
if (require.main === module) {
  runCommand(async () => {
    checkFolder(process.cwd());
    requireUnlocked();
  });
}
