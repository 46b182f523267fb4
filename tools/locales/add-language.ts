import { access } from 'node:fs/promises';
import path from 'node:path';
import { knownLanguages } from '../../src/content/known-languages';
import { newKeys } from '../../src/i18n/check/needed-keys';
import { formatMessages } from './message-tree';
import { siteLanguages, withPublishedState } from './published-state';
import { formatRecord, recordFile } from './review-record';
import { requireEnglish, writeFiles } from './save';
import type { Workshop } from './workshop';

/** The name of a language in English; nothing when there is no such language. */
function languageName(tag: string): string | undefined {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(tag);
  } catch {
    return undefined;
  }
}

/** Why a tag cannot be added; nothing when it can. */
async function refusal(root: string, tag: string): Promise<string | undefined> {
  const known = knownLanguages.map((language) => language.tag);
  if (!known.includes(tag)) {
    const small = tag.toLowerCase();
    if (known.includes(small)) return `Write the tag in small letters: "${small}".`;
    const part = small.split(/[-_]/)[0] ?? '';
    if (known.includes(part)) return `The site writes this language as "${part}".`;
    const name = languageName(tag);
    return name === undefined
      ? `"${tag}" is no tag of a language. The site knows ${known.join(', ')}.`
      : `The site does not know ${name} yet. A developer adds a line to src/content/known-languages.ts first.`;
  }
  const languages = await siteLanguages(root);
  if (languages.some((language) => language.tag === tag))
    return `The site has "${tag}" already: see locales/${tag}/.`;
  const isThere = await access(path.join(root, 'locales', tag)).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  return `There is a folder locales/${tag} already. Move it away, add the language and put your words into the new files.`;
}

/**
 * Adds a language: its message files with the words of English under the language's own plural
 * keys, an empty record, and its entry in the list of languages.
 *
 * @returns The files that were written.
 * @throws Error when the tag is no known language, or is there already; nothing is written then.
 */
export async function addLanguage(workshop: Workshop, tag: string): Promise<readonly string[]> {
  const { root, english } = workshop;
  const why = await refusal(root, tag);
  if (why) throw new Error(why);
  requireEnglish(workshop);
  const files = [...english.files].map(([namespace, source]) => {
    const words = newKeys(tag, namespace, source.messages).map(
      ({ key, source: from }) => [key, source.messages.get(from)?.value ?? ''] as const,
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
