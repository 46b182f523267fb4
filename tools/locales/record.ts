import { type LocalesProject, translationOf } from './locales-project';
import { noteKey } from './notes';
import { requireValid, stateFiles, writeFiles } from './save';
import { entryFor, type Text } from './texts';

/**
 * Writes down what has been translated since the last time, as drafts made from the English of
 * today, and forgets texts that are gone.
 *
 * @returns The ids of the texts that were new or had changed.
 * @throws Error when the site does not have the language, or a file of it cannot be read.
 */
export async function recordTranslations(
  project: LocalesProject,
  tag: string,
): Promise<readonly string[]> {
  const { locale, record: before, texts } = translationOf(project, tag);
  requireValid(project, tag);
  const record = new Map(before);
  const fresh = texts.filter(({ entry, state }) => !entry && state === 'draft');
  for (const text of fresh) record.set(text.id, entryFor(text, text.translation ?? '', 'draft'));
  await writeFiles(project.root, await stateFiles(project, locale, record));
  return fresh.map(({ id }) => id);
}

/**
 * Says that an English text was edited without a change of meaning, so that its translations are
 * not stale.
 *
 * @param id The id of the text, `home:hero.title`; that of a plural stands for all its forms.
 * @returns The languages whose record has changed.
 * @throws Error when a language cannot be read, when there is no such text, or when languages were
 *   made from different English texts, so that not every one of them can have missed only this edit.
 */
export async function sameMeaning(project: LocalesProject, id: string): Promise<readonly string[]> {
  const { root, english, translations } = project;
  requireValid(project, ...translations.map(({ language }) => language.tag));
  const isIt = ({ id: own, namespace, key }: Text) =>
    own === id || `${namespace}:${noteKey(english, namespace, key)}` === id;
  const found = translations.flatMap(({ texts }) => texts.filter(isIt));
  if (found.length === 0) {
    throw new Error(
      `There is no English text "${id}". Write the name of the file, a colon and the key: home:hero.title.`,
    );
  }
  const isStale = (text: Text) => text.state === 'stale' && isIt(text);
  const stale = found.filter(isStale);
  const sources = new Set(stale.map(({ key, entry }) => `${key} ${entry?.english}`));
  if (sources.size > new Set(stale.map(({ key }) => key)).size) {
    throw new Error(
      `The translations of "${id}" were made from different English texts, so some have missed more than this edit. Review them one by one.`,
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
