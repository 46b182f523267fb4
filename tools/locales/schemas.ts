import path from 'node:path';
import { workDir } from '../../src/build/places';
import { knownLanguages } from '../../src/content/known-languages';
import { pluralCategories } from '../../src/i18n/check/plural-keys';
import { createDescriber } from './describe';
import { noteKey } from './notes';
import { type FileText, writeFiles } from './save';
import type { Workshop } from './workshop';

interface Schema {
  readonly type: 'object' | 'string';
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: false;
  readonly maxLength?: number;
}

/** Every plural form that some language has. */
const allCategories = [...new Set(knownLanguages.flatMap(({ tag }) => pluralCategories(tag)))];

/**
 * JSON Schemas of the message files, by which an editor completes keys and shows the English text
 * and its note. They hold the words and facts of the moment, so they are made, not kept.
 */
export function messageSchemas({ english, notes }: Workshop): readonly FileText[] {
  const describer = createDescriber(english, notes);
  return [...english.files].map(([namespace, { messages }]) => {
    const root = group();
    for (const [key, { value }] of messages) {
      const most = describer.most(namespace, key);
      const schema: Schema = {
        type: 'string',
        description: `English: ${value}\n\n${describer.full(namespace, key, value, english.tag)}`,
        ...(most !== undefined && { maxLength: most }),
      };
      const base = noteKey(english, namespace, key);
      const names = base === key ? [key] : allCategories.map((category) => `${base}_${category}`);
      for (const name of names) put(root, name.split('.'), schema);
    }
    const file = path.posix.join(workDir, 'schemas', `${namespace}.schema.json`);
    const schema = { $schema: 'http://json-schema.org/draft-07/schema#', ...root };
    return [file, `${JSON.stringify(schema, null, 2)}\n`];
  });
}

/** Writes the schemas to the place where `.vscode/settings.json` looks for them. */
export async function writeSchemas(workshop: Workshop): Promise<readonly string[]> {
  const files = messageSchemas(workshop);
  await writeFiles(workshop.root, files);
  return files.map(([file]) => file);
}

const group = (): Schema & { properties: Record<string, Schema> } => ({
  type: 'object',
  properties: {},
  additionalProperties: false,
});

function put(root: ReturnType<typeof group>, names: readonly string[], schema: Schema): void {
  let { properties } = root;
  for (const name of names.slice(0, -1)) {
    const found = properties[name]?.properties;
    if (found) properties = found;
    else {
      const next = group();
      properties[name] = next;
      properties = next.properties;
    }
  }
  const last = names.at(-1);
  if (last !== undefined) properties[last] = schema;
}
