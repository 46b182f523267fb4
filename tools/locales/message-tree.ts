interface Tree {
  [name: string]: string | Tree;
}

/**
 * Formats texts as a message file: nested, in the given order. Keys that are numbers come first, as
 * in every JavaScript object.
 *
 * @throws Error if a key is both a text and a group of texts.
 */
export function formatMessages(messages: Iterable<readonly [key: string, value: string]>): string {
  // Without inherited properties, such as `constructor`.
  const emptyTree = (): Tree => Object.create(null);
  const root = emptyTree();
  for (const [key, value] of messages) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    let group: Tree | string = root;
    for (const name of names) {
      if (typeof group !== 'string') group = group[name] ??= emptyTree();
    }
    if (typeof group === 'string' || last in group) {
      throw new Error(
        `"${key}" is both a text and a group of texts. Run "npm run locales -- check" first.`,
      );
    }
    group[last] = value;
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}
