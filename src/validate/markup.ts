/** HTML elements that have no content: `<Trans>` would drop the text inside such a tag. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** The placeholders of a text, such as `{{name}}`, in alphabetical order. */
export function placeholders(value: string): readonly string[] {
  return [...new Set(value.match(/\{\{[^{}]*\}\}/g))].sort();
}

/** The names of the facts in a text: its placeholders without their forms. */
export function factNames(value: string): readonly string[] {
  return [...new Set(placeholders(value).map((name) => name.slice(2, -2).split('.')[0] ?? ''))];
}

/** The names of a text's opening tags, in alphabetical order and with duplicates. */
export function tagNames(value: string): readonly string[] {
  return Array.from(value.matchAll(/<([^\s<>/]+)[^<>]*>/g), ([, name = '']) => name).sort();
}

/** The first issue with the tags and braces of a text, or undefined if there is none. */
export function markupIssue(value: string): string | undefined {
  if (/[{}]/.test(value.replace(/\{\{[^{}]+\}\}/g, ''))) {
    return 'has a brace outside a placeholder. Write placeholders as {{name}}, and no other braces.';
  }
  if (value.includes('$t('))
    return 'contains "$t(", which would insert another message. Remove it.';
  const open: string[] = [];
  for (const [tag, slash, name = '', rest = ''] of value.matchAll(/<(\/?)([^\s<>/]*)([^<>]*)>/g)) {
    if (name === '') return `contains ${tag}, which is not a valid tag. Write tags as in English.`;
    if (rest !== '')
      return `contains ${tag}. Write the tag without attributes, spaces or slash: <${name}>.`;
    if (voidElements.has(name))
      return `uses the tag <${name}>, which cannot contain text. Rename it.`;
    if (slash === '') open.push(name);
    else if (open.pop() !== name)
      return `closes </${name}> where it is not open. Close tags in reverse order.`;
  }
  const [, empty] = value.match(/<([^<>/]+)>\s*<\/\1>/) ?? [];
  if (empty !== undefined) return `has no text in <${empty}>. Put the tag around some words.`;
  const unclosed = open.pop();
  if (unclosed !== undefined) return `does not close <${unclosed}>. Add </${unclosed}>.`;
  if (/[<>]/.test(value.replace(/<[^<>]*>/g, '')))
    return 'contains < or > outside a tag. Remove it.';
  return undefined;
}
