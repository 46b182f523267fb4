import { isStillEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { maxLengthOf } from './describe';
import { createTermIssues } from './glossary';
import { createHalfTranslated } from './half-translated';
import type { LocalesProject, ProjectLocale } from './locales-project';
import type { Text } from './texts';

export interface WordIssue {
  readonly rule: 'same-as-english' | 'length' | 'half-translated' | 'term';
  readonly message: string;
}

/** Checks words of a language against their English text, beyond what the build checks. */
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
      // A second entry for the same text would be an issue.
      const addition = sameAsEnglish.has(id)
        ? `"${tag}" to the list of "${id}" in`
        : `"${id}": ["${tag}"] to`;
      const message = `is identical to the English text. Translate it or, if that is intended, add ${addition} ${sameAsEnglishFile}.`;
      issues.push({ rule: 'same-as-english', message });
    }
    const maximum = maxLengthOf(project, text);
    const { length } = [...words];
    if (maximum !== undefined && length > maximum) {
      const message = `has ${length} characters, but there is only room for ${maximum}. Shorten it.`;
      issues.push({ rule: 'length', message });
    }
    // English words would fail the other checks, too.
    if (isEnglish) return issues;
    const half = halfTranslated(text.english, words);
    if (half) issues.push({ rule: 'half-translated', message: half });
    for (const message of termIssues(tag, text, words)) {
      issues.push({ rule: 'term', message });
    }
    return issues;
  };
}
