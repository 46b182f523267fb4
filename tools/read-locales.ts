import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allLanguages, type Language } from '../src/content/languages';
import { commonNamespace, routeIds } from '../src/content/routes';
import type { Finding } from '../src/i18n/check/finding';
import { type MessageFile, parseMessages } from '../src/i18n/check/message-file';

/** The message files of one language, by namespace; a file that cannot be read is not there. */
export interface Locale {
  readonly tag: string;
  readonly files: ReadonlyMap<string, MessageFile>;
}

/** Every message file a language needs. */
export const namespaces: readonly string[] = [commonNamespace, ...routeIds];

/**
 * Reads the message files of some languages from `<root>/locales`. What is missing, cannot be
 * read or does not belong there is a finding.
 */
export async function readLocales(
  root: string,
  languages: readonly Language[],
): Promise<{ readonly locales: readonly Locale[]; readonly findings: readonly Finding[] }> {
  const findings: Finding[] = [];
  const locales: Locale[] = [];
  for (const { tag } of languages) {
    const files = new Map<string, MessageFile>();
    for (const namespace of namespaces) {
      const { content, findings: found } = await readMessages(root, tag, namespace);
      if (content) files.set(namespace, content);
      findings.push(...found);
    }
    findings.push(...(await strangers(root, tag)));
    locales.push({ tag, files });
  }
  findings.push(...(await unknownFolders(root)));
  return { locales, findings };
}

async function readMessages(
  root: string,
  tag: string,
  namespace: string,
): Promise<ReturnType<typeof parseMessages>> {
  const file = `locales/${tag}/${namespace}.json`;
  const bytes = await readFile(path.join(root, file)).catch(() => undefined);
  if (!bytes) {
    const message = `is missing. Copy locales/en/${namespace}.json and translate it.`;
    return { findings: [{ file, missing: true, message }] };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return parseMessages(file, namespace, text);
  } catch {
    return { findings: [{ file, message: 'is not in UTF-8. Save it in that encoding.' }] };
  }
}

/** Message files that no page reads. Other tools may keep files of their own, but not JSON. */
async function strangers(root: string, tag: string): Promise<readonly Finding[]> {
  const known = new Set(namespaces.map((namespace) => `${namespace}.json`));
  return (await readdir(path.join(root, 'locales', tag)).catch(() => []))
    .filter((name) => name.endsWith('.json') && !name.startsWith('.') && !known.has(name))
    .map((name) => ({
      file: `locales/${tag}/${name}`,
      message: `is a file that no page reads. Rename it to one of ${[...known].join(', ')}, or delete it.`,
    }));
}

async function unknownFolders(root: string): Promise<readonly Finding[]> {
  const known = new Set<string>(allLanguages.map(({ tag }) => tag));
  return (await readdir(path.join(root, 'locales'), { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !known.has(entry.name))
    .map(({ name }) => ({
      file: `locales/${name}`,
      message: `is a folder of no language. Add "${name}" to src/content/languages.ts, or delete the folder.`,
    }));
}
