import input from '@inquirer/input';
import select from '@inquirer/select';
import type { ReviewAnswer, Reviewer } from './review-language';

/** Where is asked; a test brings streams of its own. */
export type Terminal = Parameters<typeof select>[1];

/** Asks on the terminal. */
export const terminalReviewer = (terminal?: Terminal): Reviewer => ({
  judge: async ({ text, note, number, of }) => {
    console.log(`\n${number} of ${of}  ${text.id} (${text.state})\n${note}\n`);
    console.log(`English:     ${text.english}\nTranslation: ${text.translation}\n`);
    const choices: { name: string; value: ReviewAnswer }[] = [
      { name: 'It is right', value: 'right' },
      { name: 'I write it better', value: 'edit' },
      { name: 'Later', value: 'skip' },
      { name: 'Back: take my last answer back', value: 'back' },
      { name: 'Stop here', value: 'quit' },
    ];
    const message = 'What do you say?';
    // Enter alone must not say that a person has read the text.
    return select<ReviewAnswer>({ message, default: 'skip', choices }, terminal).catch((error) => {
      // An interruption from the keyboard ends the review; what was answered is written already.
      if (error.name === 'ExitPromptError') return 'quit';
      throw error;
    });
  },
  edit: async (translation, issueOf) => {
    const normalise = (words: string) => words.trim().normalize('NFC');
    const validate = (words: string) => {
      const issue = issueOf(normalise(words));
      return issue === undefined || `It ${issue}`;
    };
    const message = 'Translation:';
    const asked = { message, default: translation, prefill: 'editable', validate } as const;
    return normalise(await input(asked, terminal));
  },
});
