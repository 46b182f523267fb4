import { createDescriber } from './describe';
import type { ExchangeFile } from './exchange/exchange-file';
import { requireLanguage } from './save';
import { type TextState, textHash } from './texts';
import { translationOf, type Workshop } from './workshop';

/**
 * A language on its way to a translator.
 *
 * @param states Only texts in these states.
 * @param only Only the texts of this file.
 * @throws Error when the site does not have the language, or a file of it cannot be read.
 */
export function exportLanguage(
  workshop: Workshop,
  project: string,
  tag: string,
  states: readonly TextState[],
  only?: string,
): ExchangeFile {
  const describer = createDescriber(workshop.english, workshop.notes);
  const { texts } = translationOf(workshop, tag);
  requireLanguage(workshop, tag);
  return {
    project,
    tag,
    texts: texts
      // A form that English does not have is made from no English, and stays in the file.
      .filter(({ english, state }) => english !== '' && states.includes(state))
      .filter(({ namespace }) => only === undefined || namespace === only)
      .map(({ id, namespace, key, english, translation = '', state }) => {
        const most = describer.most(namespace, key);
        const words = state === 'missing' ? '' : translation;
        return {
          id,
          english,
          version: [english, words].filter(Boolean).map(textHash).join(' '),
          translation: words,
          state,
          note: describer.full(namespace, key, english, tag),
          ...(most !== undefined && { most }),
        };
      }),
  };
}
