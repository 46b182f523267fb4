import { messageFaults } from '../../src/i18n/messages-check';
import { createDescriber } from './describe';
import { restoreTexts, type SavedText, saveTexts } from './save';
import type { Text } from './texts';
import { checkContext, translationOf, type Workshop, type WorkshopLocale } from './workshop';

/** A text to be judged, with what helps to judge it. */
export interface ReviewQuestion {
  readonly text: Text;
  readonly note: string;
  /** Which one it is, from 1. */
  readonly number: number;
  readonly of: number;
}

/** What a person says about a text; `back` takes the last answer back and asks again. */
export type ReviewAnswer = 'right' | 'edit' | 'skip' | 'back' | 'quit';

/** Asks a person; tests bring one of their own. */
export interface Reviewer {
  readonly judge: (question: ReviewQuestion) => Promise<ReviewAnswer>;
  /** Asks for better words; `faults` say what was wrong with the last ones. */
  readonly edit: (translation: string, faults: readonly string[]) => Promise<string>;
}

/** How a review went. */
export interface ReviewResult {
  readonly reviewed: number;
  readonly changed: number;
  readonly left: number;
}

/** An answer that can be taken back. */
interface Given {
  /** The language as it was before; missing where the answer wrote nothing. */
  readonly before?: WorkshopLocale;
  readonly isChanged: boolean;
}

/**
 * Walks a person through the draft and stale texts of a language. Each answer is written down at
 * once, so that an interruption loses nothing.
 *
 * @param namespace Only the texts of this file.
 * @throws Error when the site does not have the language.
 */
export async function reviewLanguage(
  workshop: Workshop,
  tag: string,
  namespace: string | undefined,
  reviewer: Reviewer,
): Promise<ReviewResult> {
  let translation = translationOf(workshop, tag);
  const describer = createDescriber(workshop.english, workshop.notes);
  const open = translation.texts.filter(
    (text) =>
      (text.state === 'draft' || text.state === 'stale') &&
      (namespace === undefined || text.namespace === namespace),
  );
  const given: Given[] = [];
  for (let text = open[0]; text; text = open[given.length]) {
    const note = describer.full(text.namespace, text.key, text.english, tag);
    const answer = await reviewer.judge({ text, note, number: given.length + 1, of: open.length });
    if (answer === 'quit') break;
    if (answer === 'back') {
      const { before } = given.pop() ?? {};
      if (before) translation = await restoreTexts(workshop, before);
      continue;
    }
    if (answer === 'skip') {
      given.push({ isChanged: false });
      continue;
    }
    const saved = await judged(workshop, tag, text, answer, reviewer);
    given.push({ before: translation, isChanged: saved.translation !== text.translation });
    translation = await saveTexts(workshop, translation, [saved]);
  }
  const reviewed = given.filter(({ before }) => before).length;
  const changed = given.filter(({ isChanged }) => isChanged).length;
  return { reviewed, changed, left: open.length - reviewed };
}

async function judged(
  workshop: Workshop,
  tag: string,
  text: Text,
  answer: 'right' | 'edit',
  reviewer: Reviewer,
): Promise<SavedText> {
  const faultsOf = (value: string) => {
    const source = workshop.english.files.get(text.namespace);
    return source ? messageFaults(checkContext(workshop, tag), text.key, value, source) : [];
  };
  let translation = text.translation ?? '';
  let faults = faultsOf(translation);
  // What is not sound cannot be right, whatever was answered.
  for (let asks = answer === 'edit' || faults.length > 0; asks; asks = faults.length > 0) {
    translation = (await reviewer.edit(translation, faults)).trim().normalize('NFC');
    faults = faultsOf(translation);
  }
  return { text, translation, state: 'reviewed' };
}
