import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allLanguages, type Language, sourceTag } from '../content/languages';
import { namespaces } from '../content/routes';
import type { Issue } from '../i18n/check/issue';
import { type MessageFile, parseMessages } from './message-file';
import { utf8Text } from './utf8-text';

/** The message files of one language, by namespace, without those that cannot be read. */
export interface Locale {
  readonly tag: string;
  readonly files: ReadonlyMap<string, MessageFile>;
}

/** Folders of `locales/` that are not languages: notes for translators, and review records. */
const otherFolders = ['notes', 'review'];

/** Larger files cannot be message files. */
const maxBytes = 1_000_000;

/**
 * Reads the message files of some languages from `<root>/locales`. Files that are missing, cannot be
 * read or do not belong there are issues.
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
        {
          file,
          message: `cannot be read (${bytes}). Repair it; it may still contain the translation.`,
        },
      ],
    };
  }
  if (typeof bytes === 'string') {
    const message =
      tag === sourceTag
        ? `is missing. Restore it: git checkout -- ${file}`
        : `is missing. Copy locales/en/${namespace}.json and translate it.`;
    return { issues: [{ file, missing: true, message }] };
  }
  const refuse = (message: string) => ({ issues: [{ file, message }] });
  if (bytes.length > maxBytes) {
    return refuse(
      `has ${Math.round(bytes.length / 1000)} kB, but a message file has at most ${maxBytes / 1000} kB. Replace it with the right file.`,
    );
  }
  const text = utf8Text(bytes);
  if (text === undefined) return refuse('is not in UTF-8. Save it in that encoding.');
  try {
    return parseMessages(file, namespace, text);
  } catch {
    return refuse('is nested too deeply to be read. Replace it with the right file.');
  }
}

/** Message files that no page reads. Other tools may have their own files here, but not JSON. */
async function unexpectedFiles(root: string, tag: string): Promise<readonly Issue[]> {
  const names = new Set(namespaces.map((namespace) => `${namespace}.json`));
  return (await readdir(path.join(root, 'locales', tag)).catch(() => []))
    .filter((name) => /\.json$/i.test(name) && !name.startsWith('.') && !names.has(name))
    .map((name) => ({
      file: `locales/${tag}/${name}`,
      message: names.has(name.toLowerCase())
        ? `is a file that no page reads. Rename it to ${name.toLowerCase()}, in lower case.`
        : `is a file that no page reads. Rename it to one of ${[...names].join(', ')}, or delete it.`,
    }));
}

/** Folders and files in `locales/` that do not belong to a language, such as `DE`, `xx` or `DE.json`. */
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
      const lowerCase = name.toLowerCase();
      const todo = tags.has(lowerCase)
        ? `Rename it to ${lowerCase}, in lower case.`
        : `Move it out of locales/. To add a language, run "npm run locales -- add ${name}", then put its files back.`;
      return [{ file, message: `is not the folder of a language. ${todo}` }];
    }
    const tag = name.replace(/\.json$/i, '').toLowerCase();
    if (tag === name.toLowerCase() || !tags.has(tag)) return [];
    return [
      {
        file,
        message: `is a file that no page reads. The texts of "${tag}" are in locales/${tag}/, in one file for each page. Move them there.`,
      },
    ];
  });
}
