import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Issue } from '../i18n/check/issue';

// Not `require.resolve`: Parcel, which compiles Gatsby's configuration, does not support it.
const compiler = path.join('node_modules', 'typescript', 'bin', 'tsc');

/**
 * The errors of the TypeScript compiler in a folder with a `tsconfig.json`, such as a missing plan
 * or a field of the wrong type. Gatsby itself does not check types.
 */
export async function checkTypes(folder = 'src'): Promise<readonly Issue[]> {
  const args = [compiler, '--noEmit', '--pretty', 'false', '--project', folder];
  const output = await promisify(execFile)(process.execPath, args).then(
    () => '',
    ({ stdout, message }: { readonly stdout?: string; readonly message: string }) =>
      stdout || message,
  );
  // Indented lines only explain the line above them.
  return output.split('\n').flatMap((line): readonly Issue[] => {
    const [, file = folder, row, column, found] =
      line.match(/^(\S.*?)\((\d+),(\d+)\): (.+)$/) ?? [];
    if (found) return [{ file, line: Number(row), column: Number(column), message: found }];
    return /^\S/.test(line) ? [{ file: folder, message: line }] : [];
  });
}
