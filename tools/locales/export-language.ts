import { createDescriber, mostOf } from './describe';
import type { ExchangeText } from './exchange/exchange-file';
import { type LocalesProject, translationOf } from './locales-project';
import { requireValid } from './save';
import { type TextState, textHash } from './texts';

/**
 * The texts of a language on their way to a translator.
 *
 * @param states Only texts in these states.
 * @param only Only the texts of this file.
 * @throws Error when the site does not have the language, or a file of it cannot be read.
 */
export function exportLanguage(
  project: LocalesProject,
  tag: string,
  states: readonly TextState[],
  only?: string,
): readonly ExchangeText[] {
  const describer = createDescriber(project);
  const { texts } = translationOf(project, tag);
  requireValid(project, tag);
  return (
    texts
      // A form that English does not have is made from no English, and stays in the file.
      .filter(({ english, state }) => english !== '' && states.includes(state))
      .filter(({ namespace }) => only === undefined || namespace === only)
      .map((text) => {
        const { id, english, state } = text;
        const translation = state === 'missing' ? '' : (text.translation ?? '');
        const version = [english, translation].filter(Boolean).map(textHash).join(' ');
        const note = describer.full(text, tag);
        return { id, english, version, translation, state, note, most: mostOf(project, text) };
      })
  );
}
