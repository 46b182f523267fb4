import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, sourceTag } from '../../src/content/languages';
import { namespaces } from '../../src/content/routes';

/** Languages for a copy of the project, with words made from the English ones. */
export interface OtherLanguages {
  /** English and the others. */
  readonly languages: readonly Language[];
  /** Makes a message of a language out of the English one; without it they stay English. */
  readonly translate?: (english: string, tag: string) => string;
}

/**
 * The source of `src/content/languages.ts` with other languages in its list.
 *
 * @throws Error when the source has no such list.
 */
export function withLanguages(source: string, languages: readonly Language[]): string {
  const list = /(export const allLanguages: readonly Language\[\] = )[^;]+(?=;)/g;
  if (source.match(list)?.length !== 1) {
    throw new Error(
      'src/content/languages.ts has no list "allLanguages: readonly Language[] = …;".',
    );
  }
  return source.replace(list, (_, start) => `${start}${JSON.stringify(languages, null, 2)}`);
}

/** Puts other languages in the place of all real ones but English in a copy of the project. */
export async function replaceLanguages(
  folder: string,
  { languages, translate = (english) => english }: OtherLanguages,
): Promise<void> {
  const file = path.join(folder, 'src', 'content', 'languages.ts');
  await writeFile(file, withLanguages(await readFile(file, 'utf8'), languages));

  const locales = path.join(folder, 'locales');
  for (const entry of await readdir(locales, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === sourceTag) continue;
    await rm(path.join(locales, entry.name), { recursive: true });
  }
  for (const name of namespaces.map((namespace) => `${namespace}.json`)) {
    const english = await readFile(path.join(locales, sourceTag, name), 'utf8');
    for (const { tag } of languages) {
      if (tag === sourceTag) continue;
      const messages = JSON.parse(english, (_, value) =>
        typeof value === 'string' ? translate(value, tag) : value,
      );
      await mkdir(path.join(locales, tag), { recursive: true });
      await writeFile(path.join(locales, tag, name), `${JSON.stringify(messages, null, 2)}\n`);
    }
  }
}
