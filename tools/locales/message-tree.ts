interface Tree {
  [name: string]: string | Tree;
}

/** Without what every object has by itself, such as `constructor`. */
const emptyTree = (): Tree => Object.create(null);

/**
 * Texts by key as a message file: nested, in the order given but for keys that are numbers, which
 * come first, as JSON has them everywhere.
 *
 * @throws Error when a key is both a text and a group of texts.
 */
export function formatMessages(messages: Iterable<readonly [key: string, value: string]>): string {
  const root = emptyTree();
  for (const [key, value] of messages) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    let group = root;
    for (const name of names) {
      const next = group[name] ?? emptyTree();
      if (typeof next === 'string') throw clash(key);
      group[name] = next;
      group = next;
    }
    if (last in group) throw clash(key);
    group[last] = value;
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}

const clash = (key: string) =>
  new Error(`"${key}" is both a text and a group of texts. Run "npm run locales -- check" first.`);
