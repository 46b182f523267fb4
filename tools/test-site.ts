import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import unset from 'lodash/unset';
import { type BuiltCopy, builtCopy } from './project-copy';
import { pseudoLanguages } from './pseudo/pseudo-languages';
import { pseudoText } from './pseudo/pseudo-text';
import { runCommand } from './run-command';

/** Texts to remove from translations: in a legal document, in a home page and in another page. */
const gaps = [
  ['de', 'privacy-policy', 'children', 'minimum-age'],
  ['pl', 'home', 'hero', 'title'],
  ['el', 'pricing', 'lead'],
] as const;

/** Removes a text from a translation in a copy of the project. */
export async function leaveOut(folder: string, [tag, namespace, ...key]: readonly string[]) {
  const file = path.join(folder, 'locales', `${tag}`, `${namespace}.json`);
  const messages = JSON.parse(await readFile(file, 'utf8'));
  unset(messages, key);
  await writeFile(file, JSON.stringify(messages));
}

/** Adds the pseudo-languages to a copy of the project. */
async function addPseudoLanguages(folder: string): Promise<void> {
  const content = path.join(folder, 'src', 'content');
  await rename(path.join(content, 'known-languages.ts'), path.join(content, 'real-languages.ts'));
  const source = `import { knownLanguages as real, type LanguageFacts } from './real-languages';
export type { LanguageFacts };
export const knownLanguages: readonly LanguageFacts[] = [...real, ...${JSON.stringify(pseudoLanguages)} as const];
`;
  await writeFile(path.join(content, 'known-languages.ts'), source);
  const file = path.join(content, 'published.json');
  const drafts = Object.fromEntries(pseudoLanguages.map(({ tag }) => [tag, 'draft']));
  const published = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...drafts, ...published }));
  const english = path.join(folder, 'locales', 'en');
  for (const name of await readdir(english)) {
    const text = await readFile(path.join(english, name), 'utf8');
    const messages = JSON.parse(text, (_, value) =>
      typeof value === 'string' ? pseudoText(value) : value,
    );
    for (const { tag } of pseudoLanguages) {
      await mkdir(path.join(folder, 'locales', tag), { recursive: true });
      await writeFile(path.join(folder, 'locales', tag, name), JSON.stringify(messages));
    }
  }
}

/**
 * The variant of the site for tests, with pseudo-languages and three incomplete translations.
 *
 * @throws Error with the last output of a build that fails.
 */
export function testSite(): Promise<BuiltCopy> {
  const tags = [...gaps.map(([tag]) => tag), ...pseudoLanguages.map(({ tag }) => tag)];
  return builtCopy('test-site', { LANGS: tags.join(',') }, async (folder) => {
    await addPseudoLanguages(folder);
    for (const gap of gaps) await leaveOut(folder, gap);
  });
}

if (require.main === module) {
  runCommand(async () => console.log(`${(await testSite()).publicDir}/ holds the site for tests.`));
}
