type Tree = Map<string, string | Tree>;

/**
 * Texts by key as a message file: nested, in the order given, formatted as the linter wants it.
 *
 * @throws Error when a key is both a text and a group of texts.
 */
export function formatMessages(messages: Iterable<readonly [key: string, value: string]>): string {
  const root: Tree = new Map();
  for (const [key, value] of messages) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    let group = root;
    for (const name of names) {
      const next = group.get(name) ?? new Map();
      if (typeof next === 'string') throw clash(key);
      group.set(name, next);
      group = next;
    }
    if (group.has(last)) throw clash(key);
    group.set(last, value);
  }
  return `${write(root, '')}\n`;
}

const clash = (key: string) =>
  new Error(`"${key}" is both a text and a group of texts. Run "npm run locales -- check" first.`);

/** Not by `JSON.stringify` alone: it would put keys that look like numbers first. */
function write(tree: Tree, indent: string): string {
  const lines = [...tree].map(([name, value]) => {
    const text = typeof value === 'string' ? JSON.stringify(value) : write(value, `${indent}  `);
    return `${indent}  ${JSON.stringify(name)}: ${text}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
