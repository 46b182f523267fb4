import input from '@inquirer/input';
import select from '@inquirer/select';
import { colours } from './print';
import type { ReviewAnswer, Reviewer, ReviewQuestion } from './review-language';

const show = ({ text, note, number, of }: ReviewQuestion): string =>
  [
    '',
    `${colours.bold(`${number} of ${of}`)} ${text.id} (${text.state})`,
    colours.dim(note),
    '',
    `${colours.bold('English')}     ${text.english}`,
    `${colours.bold('Translation')} ${text.translation}`,
    '',
  ].join('\n');

/** An interruption from the keyboard ends the review; what was answered is written already. */
const isInterruption = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ExitPromptError';

/** Where is asked; a test brings streams of its own. */
export type Terminal = Parameters<typeof select>[1];

/** Asks on the terminal. */
export const terminalReviewer = (terminal?: Terminal): Reviewer => ({
  judge: async (question) => {
    console.log(show(question));
    try {
      return await select<ReviewAnswer>(
        {
          message: 'What do you say?',
          // Enter alone must not say that a person has read the text.
          default: 'skip' satisfies ReviewAnswer,
          choices: [
            { name: 'It is right', value: 'right' },
            { name: 'I write it better', value: 'edit' },
            { name: 'Later', value: 'skip' },
            ...(question.number > 1
              ? [{ name: 'Back: take my last answer back', value: 'back' as const }]
              : []),
            { name: 'Stop here', value: 'quit' },
          ],
        },
        terminal,
      );
    } catch (error) {
      if (isInterruption(error)) return 'quit';
      throw error;
    }
  },
  edit: async (translation, faults) => {
    for (const fault of faults) console.log(colours.yellow(`It ${fault}`));
    // What stands there as Enter is pressed: a text that was cleared comes back as the old one.
    let [typed, isEntered] = ['', false];
    await input(
      {
        message: 'Translation:',
        default: translation,
        prefill: 'editable',
        transformer: (value) => {
          if (!isEntered) typed = value;
          return value;
        },
        validate: () => {
          isEntered = true;
          return isEntered;
        },
      },
      terminal,
    );
    return typed;
  },
});
