import { isStillEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { mostOf } from './describe';
import { createTermIssues } from './glossary';
import { createHalfTranslated } from './half-translated';
import type { LocalesProject, ProjectLocale } from './locales-project';
import type { Text } from './texts';

/** What is wrong with words, and of which kind it is. */
export interface WordIssue {
  readonly rule: 'same-as-english' | 'length' | 'half-translated' | 'term';
  readonly message: string;
}

/**
 * Holds words of a language against their English text, beyond what the build does.
 *
 * @param termIssues Reads the glossary; all languages can share one.
 */
export function createWordIssues(
  project: LocalesProject,
  { language: { tag }, texts }: ProjectLocale,
  termIssues = createTermIssues(project.glossary),
): (text: Text, words: string) => readonly WordIssue[] {
  const { english, sameAsEnglish } = project;
  const halfTranslated = createHalfTranslated(texts);
  const source = (namespace: string) => (key: string) =>
    english.files.get(namespace)?.messages.get(key)?.value;
  return (text, words) => {
    const { id, namespace, key } = text;
    const isEnglish =
      words === text.translation
        ? text.isEnglish
        : isStillEnglish({ tag, namespace, key, text: words }, source(namespace), sameAsEnglish);
    const issues: WordIssue[] = [];
    if (isEnglish) {
      // A second line of the same name would be an issue; what is listed already has a list.
      const line = sameAsEnglish.has(id)
        ? `"${tag}" to the list of "${id}" in`
        : `"${id}": ["${tag}"] to`;
      const message = `is the same as in English. Translate it; if it is right, add ${line} ${sameAsEnglishFile}.`;
      issues.push({ rule: 'same-as-english', message });
    }
    const most = mostOf(project, text);
    const length = most === undefined ? 0 : [...words].length;
    if (most !== undefined && length > most) {
      const message = `has ${length} characters, and there is room for ${most}. Shorten it.`;
      issues.push({ rule: 'length', message });
    }
    // English words hold none of the language's; that they are English is said already.
    if (isEnglish) return issues;
    const half = halfTranslated(text.english, words);
    if (half) issues.push({ rule: 'half-translated', message: half });
    for (const message of termIssues(tag, text, words)) {
      issues.push({ rule: 'term', message });
    }
    return issues;
  };
}
