import { refuseSecond } from '../src/build/public-folder';
import { runCommand } from './run-command';

/** What Gatsby's glob patterns, webpack's requests or generated code read as something else. */
const special = /['"`#?!*()[\]{}]/;

/**
 * Stops where Gatsby would stop with a stack trace that names another issue. It reads its own
 * configuration through such patterns, before any hook.
 *
 * @throws Error when the path of the project holds a character that Gatsby cannot do with.
 */
export function checkFolder(folder: string): void {
  const [character] = folder.match(special) ?? [];
  if (!character) return;
  throw new Error(
    `Gatsby cannot build in ${folder}, because of the ${character} in it. Rename or move the folder.`,
  );
}

// Hooks come too late for either: Gatsby compiles its configuration first, and a second process would
// take the compiled files away from the one that runs.
if (require.main === module) {
  runCommand(async () => {
    checkFolder(process.cwd());
    refuseSecond();
  });
}
