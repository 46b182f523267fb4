import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageIssues } from '../../src/i18n/messages-check';
import { contextOf } from '../../src/validate/check-context';
import { createDescriber } from './describe';
import { readProject, translationOf } from './locales-project';
import { publishedFile } from './published-state';
import { recordFile } from './review-record';
import { type FileText, saveTexts, writeFiles } from './save';
import type { Text } from './texts';

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
  /** Asks for better words until `issueOf` finds nothing wrong with them. */
  readonly edit: (
    translation: string,
    issueOf: (words: string) => string | undefined,
  ) => Promise<string>;
}

/**
 * Walks a person through the draft and stale texts of a language. Each answer is written down at
 * once, so that an interruption loses nothing.
 *
 * @param namespace Only the texts of this file.
 * @returns How it went, in a line.
 * @throws Error when the site does not have the language.
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
  // For each answer the files as they were before it; none where it wrote nothing.
  const given: (readonly FileText[])[] = [];
  for (let text = open[0]; text; text = open[given.length]) {
    const note = describer.full(text, tag);
    const answer = await reviewer.judge({ text, note, number: given.length + 1, of: open.length });
    if (answer === 'quit') break;
    if (answer === 'back') {
      await writeFiles(root, given.pop() ?? []);
      continue;
    }
    if (answer === 'skip') {
      given.push([]);
      continue;
    }
    const { key, translation: old = '' } = text;
    const english = project.english.files.get(text.namespace);
    const issueOf = (words: string) => english && messageIssues(context, key, words, english)[0];
    // What breaks a rule cannot be right, whatever was answered.
    const translation = answer === 'edit' || issueOf(old) ? await reviewer.edit(old, issueOf) : old;
    const files = [`locales/${tag}/${text.namespace}.json`, recordFile(tag), publishedFile];
    const before = files.map(
      async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const,
    );
    given.push(await Promise.all(before));
    const today = await readProject(root, [tag]);
    await saveTexts(today, translationOf(today, tag), [{ text, translation, state: 'reviewed' }]);
  }
  const reviewed = given.filter((before) => before.length > 0).length;
  return `${tag}: ${reviewed} reviewed, ${open.length - reviewed} left.`;
}
