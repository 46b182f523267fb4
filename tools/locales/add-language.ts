import { access } from 'node:fs/promises';
import path from 'node:path';
import { knownLanguages } from '../../src/content/known-languages';
import { newKeys } from '../../src/i18n/check/needed-keys';
import type { LocalesProject } from './locales-project';
import { formatMessages } from './message-tree';
import { siteLanguages, withPublishedState } from './published-state';
import { formatRecord, recordFile } from './review-record';
import { requireValid, writeFiles } from './save';

/** Why a tag cannot be added; undefined if it can. */
async function refusal(root: string, tag: string): Promise<string | undefined> {
  const known = knownLanguages.map((language) => language.tag);
  if (!known.includes(tag)) {
    const baseTag = tag.toLowerCase().split(/[-_]/)[0] ?? '';
    return known.includes(baseTag)
      ? `The site writes this language as "${baseTag}".`
      : `There is no language "${tag}". Use one of ${known.join(', ')}. For another language, a developer has to add a line to src/content/known-languages.ts first.`;
  }
  const languages = await siteLanguages(root);
  if (languages.some((language) => language.tag === tag))
    return `The site already has "${tag}": see locales/${tag}/.`;
  return access(path.join(root, 'locales', tag)).then(
    () =>
      `The folder locales/${tag} already exists. Move it away, add the language and copy your texts into the new files.`,
    () => undefined,
  );
}

/**
 * Adds a language: message files with the English texts under the plural keys of the language, an
 * empty record, and an entry in the list of languages.
 *
 * @returns the files that were written.
 * @throws Error if the tag is unknown or already in use; nothing is written then.
 */
export async function addLanguage(
  project: LocalesProject,
  tag: string,
): Promise<readonly string[]> {
  const { root, english } = project;
  const reason = await refusal(root, tag);
  if (reason) throw new Error(reason);
  requireValid(project);
  const files = [...english.files].map(([namespace, { messages }]) => {
    const entries = newKeys(tag, namespace, messages).map(
      ({ key, source }) => [key, messages.get(source)?.value ?? ''] as const,
    );
    return [`locales/${tag}/${namespace}.json`, formatMessages(entries)] as const;
  });
  const all = [
    ...files,
    [recordFile(tag), formatRecord(new Map())] as const,
    // Last, so that the site never lists a language without texts.
    await withPublishedState(root, tag, 'draft'),
  ];
  await writeFiles(root, all);
  return all.map(([file]) => file);
}
