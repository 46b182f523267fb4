import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleFinding } from './locale-finding';
import type { Workshop } from './workshop';

/** Line ends and indentation that would show as changes of every line. */
export async function fileFindings({
  root,
  english,
  translations,
}: Workshop): Promise<readonly LocaleFinding[]> {
  const files = [english, ...translations.map(({ locale }) => locale)].flatMap((locale) =>
    [...locale.files.values()].map(({ file }) => file),
  );
  const found = await Promise.all(
    files.map(async (file): Promise<readonly LocaleFinding[]> => {
      const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
      const fault = [
        text.includes('\r\n') && 'has the line ends of Windows (CRLF)',
        /^ *\t/m.test(text) && 'is indented with tabs',
      ].find(Boolean);
      const message = `${fault}. Run "npm run format".`;
      return fault ? [{ rule: 'file', file, message }] : [];
    }),
  );
  return found.flat();
}
