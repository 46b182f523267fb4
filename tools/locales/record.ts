import { noteKey } from './notes';
import { recordFiles, requireLanguage, requireRecord, writeFiles } from './save';
import { entryFor } from './texts';
import { translationOf, type Workshop } from './workshop';

/**
 * Writes down what has been translated since the last time, as drafts made from the English of
 * today, and forgets texts that are gone.
 *
 * @returns The ids of the texts that were new or had changed.
 * @throws Error when the site does not have the language.
 */
export async function recordTranslations(
  workshop: Workshop,
  tag: string,
): Promise<readonly string[]> {
  const translation = translationOf(workshop, tag);
  requireLanguage(workshop, tag);
  const record = new Map(translation.record);
  const fresh = translation.texts.filter(({ entry, state }) => !entry && state === 'draft');
  for (const { id, english, translation: words = '' } of fresh) {
    record.set(id, entryFor(english, words, 'draft'));
  }
  await writeFiles(workshop.root, await recordFiles(workshop, translation, record));
  return fresh.map(({ id }) => id);
}

/**
 * Says that an English text was edited without a change of meaning, so that its translations are
 * not stale.
 *
 * @param id The id of the text, `home:hero.title`; that of a plural stands for all its forms.
 * @returns The languages whose record has changed.
 * @throws Error when a record cannot be read, when there is no such text, or when languages were made from different English
 *   texts, so that not every one of them can have missed only this edit.
 */
export async function sameMeaning(workshop: Workshop, id: string): Promise<readonly string[]> {
  for (const { language } of workshop.translations) requireRecord(workshop, language.tag);
  const [namespace = '', key = ''] = id.split(':');
  const isIt = (text: { readonly id: string; readonly namespace: string; readonly key: string }) =>
    text.id === id ||
    (text.namespace === namespace && noteKey(workshop.english, namespace, text.key) === key);
  const messages = workshop.english.files.get(namespace)?.messages;
  const known = [...(messages?.keys() ?? [])].some((other) =>
    isIt({ id: `${namespace}:${other}`, namespace, key: other }),
  );
  if (!known) {
    throw new Error(
      `There is no English text "${id}". Write the name of the file, a colon and the key: home:hero.title.`,
    );
  }
  const stale = workshop.translations.flatMap((translation) =>
    translation.texts
      .filter((text) => text.state === 'stale' && isIt(text))
      .map((text) => ({ translation, text })),
  );
  const sources = new Map(
    stale.map(({ text }) => [`${text.key} ${text.entry?.english}`, text.key]),
  );
  if (new Set(sources.values()).size < sources.size) {
    const tags = [...new Set(stale.map(({ translation }) => translation.language.tag))].join(', ');
    throw new Error(
      `The translations of "${id}" (${tags}) were made from different English texts, so some have missed more than this edit. Review them one by one.`,
    );
  }
  const changed = new Set(stale.map(({ translation }) => translation));
  for (const translation of changed) {
    const record = new Map(translation.record);
    for (const { text } of stale.filter((found) => found.translation === translation)) {
      const { entry, english, translation: words = '' } = text;
      if (entry) record.set(text.id, entryFor(english, words, entry.state, entry.reviewer));
    }
    await writeFiles(workshop.root, await recordFiles(workshop, translation, record));
  }
  return [...changed].map(({ language }) => language.tag);
}
