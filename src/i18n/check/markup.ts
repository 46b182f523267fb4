/** Names of HTML elements that hold no text: `<Trans>` would drop what stands in such a tag. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** The placeholders of a text as they are written, `{{name}}`, in the order of the alphabet. */
export function placeholders(value: string): readonly string[] {
  return [...new Set(value.match(/\{\{[^{}]*\}\}/g))].sort();
}

/** The facts of a text, by the names of its placeholders without their forms. */
export function factNames(value: string): readonly string[] {
  return [
    ...new Set(placeholders(value).map((written) => written.slice(2, -2).split('.')[0] ?? '')),
  ];
}

/** The names of a text's opening tags, in the order of the alphabet; a name can come twice. */
export function tagNames(value: string): readonly string[] {
  return Array.from(value.matchAll(/<([^\s<>/]+)[^<>]*>/g), ([, name = '']) => name).sort();
}

/** What is wrong with the tags and braces of a text by itself; nothing when all is well. */
export function markupIssue(value: string): string | undefined {
  if (/[{}]/.test(value.replace(/\{\{[^{}]+\}\}/g, ''))) {
    return 'has a brace outside of a placeholder. Write placeholders as {{name}}, braces nowhere else.';
  }
  if (value.includes('$t(')) return 'holds "$t(", which would insert another message. Take it out.';
  const open: string[] = [];
  for (const [tag, slash, name = '', rest = ''] of value.matchAll(/<(\/?)([^\s<>/]*)([^<>]*)>/g)) {
    if (name === '') return `holds ${tag}, which is no tag. Write tags as in English.`;
    if (rest !== '')
      return `holds ${tag}. Write the tag without attributes, space or slash: <${name}>.`;
    if (voidElements.has(name)) return `uses the tag <${name}>, which holds no text. Rename it.`;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return `closes </${name}> where it is not open. Pair the tags.`;
  }
  const [, empty] = value.match(/<([^<>/]+)>\s*<\/\1>/) ?? [];
  if (empty !== undefined) return `has no words in <${empty}>. Put the tag around some.`;
  const unclosed = open.pop();
  if (unclosed !== undefined) return `does not close <${unclosed}>. Add </${unclosed}>.`;
  if (/[<>]/.test(value.replace(/<[^<>]*>/g, ''))) return 'holds a lone < or >. Take it out.';
  return undefined;
}
