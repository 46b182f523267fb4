import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { legalDocuments } from '../content/legal/documents';
import { sectionTag } from '../content/legal/structure';
import type { Issue } from '../i18n/check/issue';
import { factNames, tagNames } from './markup';
import type { MessageFile } from './message-file';

/** What the notes for translators describe; undefined if they cannot be read, which is not for the build. */
async function described(root: string, kind: string): Promise<readonly string[] | undefined> {
  try {
    return Object.keys(JSON.parse(await readFile(path.join(root, 'locales/notes', kind), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Finds placeholders and tags of English texts that nobody has described: a page would show the
 * misspelt ones as they are. A legal document also has a tag for each of its sections.
 */
export async function checkEnglish(
  root: string,
  files: ReadonlyMap<string, MessageFile>,
): Promise<readonly Issue[]> {
  const placeholders = await described(root, 'placeholders.json');
  const tags = await described(root, 'tags.json');
  const sectionTags = legalDocuments.flatMap(({ sections }) =>
    sections.map(({ id }) => sectionTag(id)),
  );
  return [...files.values()].flatMap(({ file, messages }) =>
    [...messages].flatMap(([key, { value, line, column }]) =>
      [
        ...factNames(value)
          .filter((name) => placeholders && !placeholders.includes(name))
          .map((name) => `{{${name}}}, which locales/notes/placeholders.json does not describe`),
        ...tagNames(value)
          .filter((name) => tags && ![...tags, ...sectionTags].includes(name))
          .map((name) => `<${name}>, which locales/notes/tags.json does not describe`),
      ].map((found) => ({
        file,
        line,
        column,
        key,
        message: `contains ${found}. Check the name.`,
      })),
    ),
  );
}
