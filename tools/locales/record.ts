import { type LocalesProject, translationOf } from './locales-project';
import { noteKey } from './notes';
import { requireValid, stateFiles, writeFiles } from './save';
import { entryFor, type Text } from './texts';

/**
 * Records what has been translated since the last time as drafts made from the current English, and
 * deletes the entries of texts that no longer exist.
 *
 * @returns the ids of the texts that are new or have changed.
 * @throws Error if the site does not have the language, or a file of it cannot be read.
 */
export async function recordTranslations(
  project: LocalesProject,
  tag: string,
): Promise<readonly string[]> {
  const { locale, record: before, texts } = translationOf(project, tag);
  requireValid(project, tag);
  const record = new Map(before);
  const changed = texts.filter(({ entry, state }) => !entry && state === 'draft');
  for (const text of changed) record.set(text.id, entryFor(text, text.translation ?? '', 'draft'));
  await writeFiles(project.root, await stateFiles(project, locale, record));
  return changed.map(({ id }) => id);
}

/**
 * Records that an English edit did not change the meaning, so that its translations are not stale.
 *
 * @param id the id of a text, `home:hero.title`, or of a plural with all its forms.
 * @returns the languages whose record has changed.
 * @throws Error if a language cannot be read, if there is no such text, or if its translations were
 *   made from different English texts, so that for some of them more than this edit has changed.
 */
export async function sameMeaning(project: LocalesProject, id: string): Promise<readonly string[]> {
  const { root, english, translations } = project;
  requireValid(project, ...translations.map(({ language }) => language.tag));
  const matches = ({ id: textId, namespace, key }: Text) =>
    textId === id || `${namespace}:${noteKey(english, namespace, key)}` === id;
  const found = translations.flatMap(({ texts }) => texts.filter(matches));
  if (found.length === 0) {
    throw new Error(
      `There is no English text "${id}". Write the name of the file, a colon and the key, such as home:hero.title.`,
    );
  }
  const isStale = (text: Text) => text.state === 'stale' && matches(text);
  const stale = found.filter(isStale);
  const sources = new Set(stale.map(({ key, entry }) => `${key} ${entry?.english}`));
  if (sources.size > new Set(stale.map(({ key }) => key)).size) {
    throw new Error(
      `The translations of "${id}" were made from different English texts, so for some of them more than this edit has changed. Review them one by one.`,
    );
  }
  const changed = translations.filter(({ texts }) => texts.some(isStale));
  for (const { locale, record: before, texts } of changed) {
    const record = new Map(before);
    for (const text of texts.filter(isStale)) {
      const { entry, translation = '' } = text;
      if (entry) record.set(text.id, entryFor(text, translation, entry.state, entry.reviewer));
    }
    await writeFiles(root, await stateFiles(project, locale, record));
  }
  return changed.map(({ language }) => language.tag);
}
