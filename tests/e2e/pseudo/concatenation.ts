import { excerpt, type Piece, type TextRun } from './text-runs';

/** A note in an element of its own: "Privacy Policy (opens in a new tab)". */
const noteStart = /^\s*(?:[(,]\s*‹.?|‹\()$/s;

const isNote = ({ text, beginsElement }: Piece, at: number): boolean =>
  beginsElement && noteStart.test(text.slice(0, at + 2));

/** Whether the message that ends here is a whole sentence, which another may follow. */
const endsSentence = (text: string, at: number): boolean => /[.!?]\s*$/.test(text.slice(0, at));

function issueOf({ pieces }: TextRun): string | undefined {
  let depth = 0;
  let messages = 0;
  let isAfterSentence = false;
  for (const piece of pieces) {
    for (const { 0: bracket, index } of piece.text.matchAll(/[‹›]/g)) {
      if (bracket === '›') {
        depth -= 1;
        if (depth === 0) isAfterSentence = endsSentence(piece.text, index);
      } else {
        // Inner brackets belong to a unit or a fact in a placeholder.
        if (depth === 0 && !isAfterSentence && !isNote(piece, index)) messages += 1;
        depth += 1;
      }
      if (depth < 0) return 'shows the end of a message without its beginning';
    }
  }
  if (depth > 0) return 'shows the beginning of a message without its end';
  return messages > 1 ? `joins ${messages} messages` : undefined;
}

/**
 * Texts that code has joined or cut. Word order differs between languages, so a sentence must be one
 * message, with its links and figures inside. Needs a page in a pseudo-language.
 */
export function concatenations(runs: readonly TextRun[]): readonly string[] {
  return runs.flatMap((run) => {
    const issue = issueOf(run);
    return issue ? [`${excerpt(run)} ${issue}`] : [];
  });
}
