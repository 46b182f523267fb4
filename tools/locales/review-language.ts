import { messageFaults } from '../../src/i18n/messages-check';
import { factNames } from '../site-faults';
import { createDescriber } from './describe';
import { type SavedText, saveTexts } from './save-texts';
import type { Text } from './texts';
import { translationOf, type Workshop } from './workshop';

/** A text to be judged, with what helps to judge it. */
export interface ReviewQuestion {
  readonly text: Text;
  readonly note: string;
  /** Which one it is, from 1. */
  readonly number: number;
  readonly of: number;
}

/** What a person says about a text. */
export type ReviewAnswer = 'right' | 'edit' | 'skip' | 'quit';

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
  const done = { reviewed: 0, changed: 0 };
  for (const [index, text] of open.entries()) {
    const note = describer.full(text.namespace, text.key, text.english, tag);
    const answer = await reviewer.judge({ text, note, number: index + 1, of: open.length });
    if (answer === 'quit') break;
    if (answer === 'skip') continue;
    const saved = await judged(workshop, tag, text, answer, reviewer);
    translation = await saveTexts(workshop, translation, [saved]);
    done.reviewed += 1;
    if (saved.translation !== text.translation) done.changed += 1;
  }
  return { ...done, left: open.length - done.reviewed };
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
    return source ? messageFaults(tag, text.key, value, source, factNames) : [];
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
