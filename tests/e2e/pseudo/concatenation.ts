import { excerpt, type Piece, type TextRun } from './text-runs';

/** Set apart in an element of its own: "Privacy Policy (opens in a new tab)". */
const asideStart = /^\s*(?:[(,]\s*‹.?|‹\()$/s;

const isAside = ({ text, beginsElement }: Piece, at: number): boolean =>
  beginsElement && asideStart.test(text.slice(0, at + 2));

/** A message that ends here is a whole sentence, after which another may stand. */
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
        // Brackets inside are those of a unit or a fact in its placeholder.
        if (depth === 0 && !isAfterSentence && !isAside(piece, index)) messages += 1;
        depth += 1;
      }
      if (depth < 0) return 'shows the end of a message without its beginning';
    }
  }
  if (depth > 0) return 'shows the beginning of a message without its end';
  return messages > 1 ? `glues ${messages} messages together` : undefined;
}

/**
 * Texts that code has put together or cut: word order differs between languages, so a sentence has
 * to be one message, with its links and figures inside. Needs a page in a pseudo-language.
 */
export function concatenations(runs: readonly TextRun[]): readonly string[] {
  return runs.flatMap((run) => {
    const issue = issueOf(run);
    return issue ? [`${excerpt(run)} ${issue}`] : [];
  });
}
