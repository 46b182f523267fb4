import { createDescriber, mostOf } from './describe';
import type { ExchangeText } from './exchange/exchange-file';
import { requireSound } from './save';
import { type TextState, textHash } from './texts';
import { translationOf, type Workshop } from './workshop';

/**
 * The texts of a language on their way to a translator.
 *
 * @param states Only texts in these states.
 * @param only Only the texts of this file.
 * @throws Error when the site does not have the language, or a file of it cannot be read.
 */
export function exportLanguage(
  workshop: Workshop,
  tag: string,
  states: readonly TextState[],
  only?: string,
): readonly ExchangeText[] {
  const describer = createDescriber(workshop);
  const { texts } = translationOf(workshop, tag);
  requireSound(workshop, tag);
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
        return { id, english, version, translation, state, note, most: mostOf(workshop, text) };
      })
  );
}
