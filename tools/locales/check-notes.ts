import { factNames, tagNames } from '../../src/i18n/check/markup';
import type { Describer } from './describe';
import type { LocaleFinding } from './locale-finding';
import { noteKey, notesFile } from './notes';
import type { Workshop } from './workshop';

/** English texts, placeholders and tags without a note, and notes without a text. */
export function noteFindings(
  { english, notes }: Workshop,
  describer: Describer,
): readonly LocaleFinding[] {
  const findings: LocaleFinding[] = [];
  const report = (file: string, key: string, message: string) =>
    findings.push({ rule: 'note', file: notesFile(file), key, message });
  const known = new Set<string>();
  const used = { placeholders: new Set<string>(), tags: new Set<string>() };
  for (const [namespace, { messages }] of english.files) {
    for (const [key, { value }] of messages) {
      const noted = noteKey(english, namespace, key);
      const id = `${namespace}:${noted}`;
      if (!known.has(id) && !describer.note(namespace, key)) {
        report(namespace, noted, 'has no note. Say where it shows and what to mind.');
      }
      known.add(id);
      for (const name of factNames(value)) {
        if (!used.placeholders.has(name) && !describer.placeholder(id, name)) {
          report('placeholders', name, `is used in ${id} and has no note. Say what it holds.`);
        }
        used.placeholders.add(name);
      }
      for (const name of tagNames(value)) {
        if (!used.tags.has(name) && !describer.tag(namespace, name)) {
          report('tags', name, `is used in ${id} and has no note. Say what becomes of its words.`);
        }
        used.tags.add(name);
      }
    }
  }
  for (const id of notes.texts.keys()) {
    const [namespace = '', key = ''] = id.split(':');
    if (!known.has(id)) report(namespace, key, 'is the note of no English text. Delete it.');
  }
  return findings;
}
