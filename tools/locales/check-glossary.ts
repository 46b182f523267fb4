import { glossaryFile } from './glossary';
import type { LocaleFinding } from './locale-finding';
import type { Workshop } from './workshop';

/** Terms that the glossary does not say in a language yet. */
export function glossaryFindings({ glossary }: Workshop, tag: string): readonly LocaleFinding[] {
  return glossary
    .filter(({ languages }) => !Object.hasOwn(languages, tag))
    .map(({ name, meaning, source }) => ({
      rule: 'glossary',
      file: glossaryFile,
      key: name,
      message: `has no words in "${tag}". Choose how your language says it (${[meaning, source].filter(Boolean).join(' ')}) and add "${tag}": { "use": [ … ] }.`,
    }));
}
