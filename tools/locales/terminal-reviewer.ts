import input from '@inquirer/input';
import select from '@inquirer/select';
import { colours } from './colours';
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

/** Asks on the terminal. */
export const terminalReviewer: Reviewer = {
  judge: async (question) => {
    console.log(show(question));
    try {
      return await select<ReviewAnswer>({
        message: 'What do you say?',
        choices: [
          { name: 'It is right', value: 'right' },
          { name: 'I write it better', value: 'edit' },
          { name: 'Later', value: 'skip' },
          { name: 'Stop here', value: 'quit' },
        ],
      });
    } catch (error) {
      if (isInterruption(error)) return 'quit';
      throw error;
    }
  },
  edit: (translation, faults) => {
    for (const fault of faults) console.log(colours.yellow(`It ${fault}`));
    return input({ message: 'Translation:', default: translation, prefill: 'editable' });
  },
};
