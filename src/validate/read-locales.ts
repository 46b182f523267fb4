import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allLanguages, type Language, sourceTag } from '../content/languages';
import { namespaces } from '../content/routes';
import type { Issue } from '../i18n/check/issue';
import { type MessageFile, parseMessages } from '../i18n/check/message-file';
import { utf8Text } from './utf8-text';

/** The message files of one language, by namespace; a file that cannot be read is not there. */
export interface Locale {
  readonly tag: string;
  readonly files: ReadonlyMap<string, MessageFile>;
}

/** Folders of `locales/` that hold no language: notes for translators, and who has read what. */
const otherFolders = ['notes', 'review'];

/** No message file comes near this size, in bytes; what does is something else. */
const mostBytes = 1_000_000;

/**
 * Reads the message files of some languages from `<root>/locales`. What is missing, cannot be
 * read or does not belong there is an issue.
 *
 * @param known All languages that may have a folder.
 */
export async function readLocales(
  root: string,
  languages: readonly Language[],
  known: readonly Language[] = allLanguages,
): Promise<{ readonly locales: readonly Locale[]; readonly issues: readonly Issue[] }> {
  const issues: Issue[] = [];
  const locales: Locale[] = [];
  for (const { tag } of languages) {
    const files = new Map<string, MessageFile>();
    const read = await Promise.all(namespaces.map((name) => readMessages(root, tag, name)));
    for (const { content, issues: found } of read) {
      if (content) files.set(content.namespace, content);
      issues.push(...found);
    }
    issues.push(...(await unexpectedFiles(root, tag)));
    locales.push({ tag, files });
  }
  issues.push(...(await unknownFolders(root, known)));
  return { locales, issues };
}

async function readMessages(
  root: string,
  tag: string,
  namespace: string,
): Promise<ReturnType<typeof parseMessages>> {
  const file = `locales/${tag}/${namespace}.json`;
  const bytes = await readFile(path.join(root, file)).catch(({ code }) => String(code));
  if (typeof bytes === 'string' && bytes !== 'ENOENT') {
    return {
      issues: [
        { file, message: `cannot be read (${bytes}). Put it right; its words may be in it.` },
      ],
    };
  }
  if (typeof bytes === 'string') {
    const message =
      tag === sourceTag
        ? `is missing. Take it back: git checkout -- ${file}`
        : `is missing. Copy locales/en/${namespace}.json and translate it.`;
    return { issues: [{ file, missing: true, message }] };
  }
  const refuse = (message: string) => ({ issues: [{ file, message }] });
  if (bytes.length > mostBytes) {
    return refuse(
      `has ${Math.round(bytes.length / 1000)} kB, and no message file has more than ${mostBytes / 1000}. Put the right file in its place.`,
    );
  }
  const text = utf8Text(bytes);
  if (text === undefined) return refuse('is not in UTF-8. Save it in that encoding.');
  try {
    return parseMessages(file, namespace, text);
  } catch {
    return refuse('is nested so deeply that it cannot be read. Put the right file in its place.');
  }
}

/** Message files that no page reads. Other tools may keep files of their own, but not JSON. */
async function unexpectedFiles(root: string, tag: string): Promise<readonly Issue[]> {
  const known = new Set(namespaces.map((namespace) => `${namespace}.json`));
  return (await readdir(path.join(root, 'locales', tag)).catch(() => []))
    .filter((name) => /\.json$/i.test(name) && !name.startsWith('.') && !known.has(name))
    .map((name) => ({
      file: `locales/${tag}/${name}`,
      message: known.has(name.toLowerCase())
        ? `is a file that no page reads. Rename it to ${name.toLowerCase()}, in small letters.`
        : `is a file that no page reads. Rename it to one of ${[...known].join(', ')}, or delete it.`,
    }));
}

/** What lies in `locales/` and belongs to no language, such as `DE`, `xx` or `DE.json`. */
async function unknownFolders(
  root: string,
  languages: readonly Language[],
): Promise<readonly Issue[]> {
  const tags = new Set(languages.map(({ tag }) => tag));
  const entries = await readdir(path.join(root, 'locales'), { withFileTypes: true }).catch(
    () => [],
  );
  return entries.flatMap((entry) => {
    const { name } = entry;
    const file = `locales/${name}`;
    if (name.startsWith('.')) return [];
    if (entry.isDirectory()) {
      if (tags.has(name) || otherFolders.includes(name)) return [];
      const small = name.toLowerCase();
      const todo = tags.has(small)
        ? `Rename it to ${small}, in small letters.`
        : `Move it out of locales/. "npm run locales -- add ${name}" adds a language; its words can then be put back.`;
      return [{ file, message: `is a folder of no language. ${todo}` }];
    }
    const tag = name.replace(/\.json$/i, '').toLowerCase();
    if (tag === name.toLowerCase() || !tags.has(tag)) return [];
    return [
      {
        file,
        message: `is a file that no page reads. The words of "${tag}" stand in locales/${tag}/, one file a page; move them there.`,
      },
    ];
  });
}
