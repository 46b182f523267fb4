import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contextOf } from '../../src/validate/check-context';
import { messageIssues } from '../../src/validate/check-messages';
import { createDescriber } from './describe';
import { readProject, translationOf } from './locales-project';
import { publishedFile } from './published-state';
import { recordFile } from './review-record';
import { type FileText, saveTexts, writeFiles } from './save';
import type { Text } from './texts';

export interface ReviewQuestion {
  readonly text: Text;
  readonly note: string;
  /** Which one it is, from 1. */
  readonly number: number;
  readonly of: number;
}

/** `back` undoes the last answer and asks again. */
export type ReviewAnswer = 'right' | 'edit' | 'skip' | 'back' | 'quit';

export interface Reviewer {
  readonly judge: (question: ReviewQuestion) => Promise<ReviewAnswer>;
  /** Asks for another translation until `issueOf` finds nothing wrong with it. */
  readonly edit: (
    translation: string,
    issueOf: (words: string) => string | undefined,
  ) => Promise<string>;
}

/**
 * Asks a person about each draft or stale text of a language, or of one file. Each answer is saved
 * at once, so that an interruption loses nothing.
 *
 * @returns a line that says how many texts were reviewed.
 * @throws Error if the site does not have the language.
 */
export async function reviewLanguage(
  root: string,
  tag: string,
  namespace: string | undefined,
  reviewer: Reviewer,
): Promise<string> {
  const project = await readProject(root, [tag]);
  const { locale, texts } = translationOf(project, tag);
  const describer = createDescriber(project);
  const context = contextOf(locale);
  const open = texts.filter(
    (text) =>
      ['draft', 'stale'].includes(text.state) && [undefined, text.namespace].includes(namespace),
  );
  // For each answer, the files as they were before it; none if it wrote nothing.
  const undo: (readonly FileText[])[] = [];
  for (let text = open[0]; text; text = open[undo.length]) {
    const note = describer.full(text, tag);
    const answer = await reviewer.judge({ text, note, number: undo.length + 1, of: open.length });
    if (answer === 'quit') break;
    if (answer === 'back') {
      await writeFiles(root, undo.pop() ?? []);
      continue;
    }
    if (answer === 'skip') {
      undo.push([]);
      continue;
    }
    const { key, translation: current = '' } = text;
    const english = project.english.files.get(text.namespace);
    const issueOf = (words: string) => english && messageIssues(context, key, words, english)[0];
    // A text that breaks a rule cannot be right, whatever the answer.
    const translation =
      answer === 'edit' || issueOf(current) ? await reviewer.edit(current, issueOf) : current;
    const files = [`locales/${tag}/${text.namespace}.json`, recordFile(tag), publishedFile];
    const before = files.map(
      async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const,
    );
    undo.push(await Promise.all(before));
    const latest = await readProject(root, [tag]);
    await saveTexts(latest, translationOf(latest, tag), [{ text, translation, state: 'reviewed' }]);
  }
  const reviewed = undo.filter((before) => before.length > 0).length;
  return `${tag}: ${reviewed} reviewed, ${open.length - reviewed} left.`;
}
