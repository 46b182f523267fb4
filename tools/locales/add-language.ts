import { access } from 'node:fs/promises';
import path from 'node:path';
import { knownLanguages } from '../../src/content/known-languages';
import { newKeys } from '../../src/i18n/check/needed-keys';
import type { LocalesProject } from './locales-project';
import { formatMessages } from './message-tree';
import { siteLanguages, withPublishedState } from './published-state';
import { formatRecord, recordFile } from './review-record';
import { requireValid, writeFiles } from './save';

/** Why a tag cannot be added; nothing when it can. */
async function refusal(root: string, tag: string): Promise<string | undefined> {
  const known = knownLanguages.map((language) => language.tag);
  if (!known.includes(tag)) {
    const meant = tag.toLowerCase().split(/[-_]/)[0] ?? '';
    return known.includes(meant)
      ? `The site writes this language as "${meant}".`
      : `"${tag}" is none of ${known.join(', ')}. For another language, a developer adds a line to src/content/known-languages.ts first.`;
  }
  const languages = await siteLanguages(root);
  if (languages.some((language) => language.tag === tag))
    return `The site has "${tag}" already: see locales/${tag}/.`;
  return access(path.join(root, 'locales', tag)).then(
    () =>
      `There is a folder locales/${tag} already. Move it away, add the language and put your words into the new files.`,
    () => undefined,
  );
}

/**
 * Adds a language: its message files with the words of English under the language's own plural
 * keys, an empty record, and its entry in the list of languages.
 *
 * @returns The files that were written.
 * @throws Error when the tag is no known language, or is there already; nothing is written then.
 */
export async function addLanguage(
  project: LocalesProject,
  tag: string,
): Promise<readonly string[]> {
  const { root, english } = project;
  const why = await refusal(root, tag);
  if (why) throw new Error(why);
  requireValid(project);
  const files = [...english.files].map(([namespace, { messages }]) => {
    const words = newKeys(tag, namespace, messages).map(
      ({ key, source }) => [key, messages.get(source)?.value ?? ''] as const,
    );
    return [`locales/${tag}/${namespace}.json`, formatMessages(words)] as const;
  });
  const all = [
    ...files,
    [recordFile(tag), formatRecord(new Map())] as const,
    // Last, so that the site never has a language without words.
    await withPublishedState(root, tag, 'draft'),
  ];
  await writeFiles(root, all);
  return all.map(([file]) => file);
}
