import { createDescriber, maxLengthOf } from './describe';
import type { ExchangeText } from './exchange/exchange-file';
import { type LocalesProject, translationOf } from './locales-project';
import { requireValid } from './save';
import { type TextState, textHash } from './texts';

/**
 * Selects the texts of a language that are in these states, from one file or from all of them.
 *
 * @throws Error if the site does not have the language, or a file of it cannot be read.
 */
export function exportLanguage(
  project: LocalesProject,
  tag: string,
  states: readonly TextState[],
  onlyNamespace?: string,
): readonly ExchangeText[] {
  const describer = createDescriber(project);
  const { texts } = translationOf(project, tag);
  requireValid(project, tag);
  return (
    texts
      // A form that English does not have cannot be translated from English.
      .filter(({ english, state }) => english !== '' && states.includes(state))
      .filter(({ namespace }) => onlyNamespace === undefined || namespace === onlyNamespace)
      .map((text) => {
        const { id, english, state } = text;
        const translation = state === 'missing' ? '' : (text.translation ?? '');
        const version = [english, translation].filter(Boolean).map(textHash).join(' ');
        const note = describer.full(text, tag);
        const maxLength = maxLengthOf(project, text);
        return { id, english, version, translation, state, note, maxLength };
      })
  );
}
