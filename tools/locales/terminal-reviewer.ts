import input from '@inquirer/input';
import select from '@inquirer/select';
import type { ReviewAnswer, Reviewer } from './review-language';

export type Terminal = Parameters<typeof select>[1];

export const terminalReviewer = (terminal?: Terminal): Reviewer => ({
  judge: async ({ text, note, number, of }) => {
    console.log(`\n${number} of ${of}  ${text.id} (${text.state})\n${note}\n`);
    console.log(`English:     ${text.english}\nTranslation: ${text.translation}\n`);
    const choices: { name: string; value: ReviewAnswer }[] = [
      { name: 'It is right', value: 'right' },
      { name: 'Improve it', value: 'edit' },
      { name: 'Leave it for later', value: 'skip' },
      { name: 'Back: undo my last answer', value: 'back' },
      { name: 'Stop', value: 'quit' },
    ];
    const message = 'What do you think of the translation?';
    // Pressing Enter alone must not mark the text as reviewed.
    return select<ReviewAnswer>({ message, default: 'skip', choices }, terminal).catch((error) => {
      // Ctrl+C ends the review; the answers so far are already saved.
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
    const question = { message, default: translation, prefill: 'editable', validate } as const;
    return normalise(await input(question, terminal));
  },
});
