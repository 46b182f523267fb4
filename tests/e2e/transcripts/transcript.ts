import type { CDPSession, Page } from '@playwright/test';

/** A node of the accessibility tree with its descendants. */
interface Node {
  readonly role: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Whether it is part of a line of text. */
  readonly isInline: boolean;
  readonly inside: readonly Node[];
}

/** Plain words for some roles. */
const roleWords: Readonly<Record<string, string>> = {
  banner: 'page header',
  contentinfo: 'page footer',
  main: 'main part',
  region: 'section',
  listitem: 'item',
  mark: 'marked',
};

/** Roles that are announced by their name alone. */
const rolesReadAsOne = ['heading', 'link', 'button'];

/** Roles that are announced; of others, only the content is read. */
const announced = [
  ...['banner', 'navigation', 'main', 'contentinfo', 'region', 'article', 'figure', 'dialog'],
  ...['list', 'listitem', 'term', 'definition', 'mark', ...rolesReadAsOne],
];

/** Roles that follow a blank line. */
const parts = [
  ...['banner', 'navigation', 'main', 'contentinfo', 'region', 'article', 'figure'],
  ...['heading', 'table'],
];

const noise = ['InlineTextBox', 'ListMarker'];

/** What is not in the accessibility tree: how nodes are displayed, and which link is current. */
async function readStyles(session: CDPSession) {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  });
  const { nodes, layout } = documents[0] ?? {};
  const styles = new Map<number, { readonly isInline: boolean; readonly isCurrent: boolean }>();
  for (const [at, index] of (layout?.nodeIndex ?? []).entries()) {
    const display = strings[layout?.styles[at]?.[0] ?? -1] ?? 'inline';
    const attributes = (nodes?.attributes?.[index] ?? []).map((name) => strings[name]);
    styles.set(nodes?.backendNodeId?.[index] ?? 0, {
      isInline: /^(?:inline|contents)$/.test(display),
      isCurrent: attributes.includes('aria-current'),
    });
  }
  return styles;
}

/** Reads the accessibility tree of a page; hidden nodes are not in it. */
async function readTree(page: Page): Promise<readonly Node[]> {
  const session = await page.context().newCDPSession(page);
  const styles = await readStyles(session);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): readonly Node[] => {
    const node = byId.get(id);
    const role = String(node?.role?.value);
    if (!node || noise.includes(role)) return [];
    const { isInline = true, isCurrent } = styles.get(node.backendDOMNodeId ?? 0) ?? {};
    const inside = (node.childIds ?? []).flatMap(read);
    if (node.ignored && isInline) return inside;
    const properties = (node.properties ?? []).map(({ name, value }) => [name, value.value]);
    return [
      {
        role: node.ignored ? 'none' : role,
        name: String(node.name?.value ?? ''),
        properties: { ...Object.fromEntries(properties), isCurrent },
        isInline: isInline || role === 'StaticText',
        inside,
      },
    ];
  };
  return read(nodes[0]?.nodeId ?? '').flatMap(({ inside }) => inside);
}

/** What a screen reader adds to the text: "heading 2", "button, has popup dialog". */
function label({ role, properties, inside }: Node, place = ''): string {
  const { level, hasPopup, expanded, modal, isCurrent } = properties;
  const items = inside.filter((node) => node.role === 'listitem').length;
  const number = role === 'heading' ? ` ${level}` : role === 'list' ? ` of ${items}` : place;
  return [
    (roleWords[role] ?? role) + number,
    ...(hasPopup && hasPopup !== 'false' ? [`has popup ${hasPopup}`] : []),
    ...(expanded === true ? ['expanded'] : []),
    ...(modal ? ['modal'] : []),
    ...(isCurrent ? ['current page'] : []),
  ].join(', ');
}

/** A piece of a line of text; links and marks are in brackets. */
function piece(node: Node): string {
  const { role, name, inside } = node;
  if (role === 'StaticText') return name;
  if (role === 'LineBreak') return ' ';
  if (role === 'link') return `[${label(node)}: ${name}]`;
  const text = inside.map(piece).join('');
  return role === 'mark' ? `[${label(node)}: ${text}]` : text;
}

/** The rows of a table, in row groups or not. */
const rowsIn = ({ inside }: Node): readonly Node[] =>
  inside.flatMap((node) => (node.role === 'row' ? [node] : rowsIn(node)));

/** A table: its column headers, then cell by cell. */
function tableLines(table: Node): readonly string[] {
  const [head, ...body] = rowsIn(table).map(({ inside }) => inside);
  const names = (head ?? []).map(({ name }) => name);
  return [
    `table of ${body.length + 1} rows and ${names.length} columns`,
    `  caption: ${table.name}`,
    `  column headers: ${names.join(' | ')}`,
    ...body.flatMap((cells) =>
      cells.map((cell, column) => {
        const { inside } = cell;
        const isText = inside.every(({ isInline }) => isInline);
        const text = isText ? inside.map(piece).join('').trim() : linesOf(inside).join(' ');
        return cell.role === 'rowheader' ? `  row: ${text}` : `    ${names[column]}: ${text}`;
      }),
    ),
  ];
}

function nodeLines(node: Node, place: string): readonly string[] {
  const { role, name, inside } = node;
  if (role === 'table') return tableLines(node);
  if (!announced.includes(role)) return linesOf(inside);
  const spoken = label(node, place);
  if (rolesReadAsOne.includes(role)) return [`${spoken}: ${name}`];
  const lines = linesOf(inside);
  // An item, term or definition with one line of content takes one line.
  if (lines.length === 1 && !parts.includes(role) && role !== 'dialog') {
    const [only = ''] = lines;
    return [
      /^(?:link|button|list|item|heading)\b/.test(only)
        ? `${spoken}, ${only}`
        : `${spoken}: ${only}`,
    ];
  }
  const isNamed = name !== '' && (parts.includes(role) || role === 'dialog');
  return [
    isNamed ? `${spoken}: ${name}` : spoken,
    ...lines.map((line) => (line ? `  ${line}` : line)),
  ];
}

/** A line for each text that is read without a pause, indented inside named parts. */
function linesOf(nodes: readonly Node[]): readonly string[] {
  const items = nodes.filter(({ role }) => role === 'listitem');
  const lines: string[] = [];
  for (let at = 0; at < nodes.length; ) {
    const end = nodes.findIndex((node, index) => index >= at && !node.isInline);
    const run = nodes.slice(at, end < 0 ? undefined : end);
    const [node = nodes[at]] = run;
    if (!node) break;
    if (run.some(({ role }) => role === 'StaticText' || run.length > 1)) {
      const text = run.map(piece).join('').replace(/\s+/g, ' ').trim();
      if (text) lines.push(text);
      at += run.length;
      continue;
    }
    const place = items.includes(node) ? ` ${items.indexOf(node) + 1} of ${items.length}` : '';
    if (parts.includes(node.role) && lines.length > 0) lines.push('');
    lines.push(...nodeLines(node, place));
    at += 1;
  }
  return lines;
}

/** What a screen reader says when it reads a whole page. */
export async function transcriptOf(page: Page): Promise<string> {
  const lines = linesOf(await readTree(page));
  // No-break spaces are read like any other, and are invisible in a diff.
  return `# ${await page.title()}\n\n${lines.join('\n')}\n`.replace(/[\u00A0\u202F]/g, ' ');
}
