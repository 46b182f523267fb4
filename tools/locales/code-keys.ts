import { type ParserPlugin, parse } from '@babel/parser';

/** A place in the code that asks for a text. */
export interface KeyUse {
  readonly file: string;
  readonly line: number;
  /** The files of messages in which the key is looked for; `*` stands for any. */
  readonly namespaces: readonly string[];
  /** The key, with a star for each part that is known only when the page is built. */
  readonly key: string;
  /** Whether it is only a text of the code that may be handed to a translation function. */
  readonly guess: boolean;
}

interface AstNode {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string';

const plugins: ParserPlugin[] = ['typescript', 'jsx'];

/** Attributes of components that take the key of a text. */
const keyAttributes = new Set(['i18nKey', 'messageKey']);

/**
 * Finds the keys that a source file asks for, in `t(…)`, `i18nKey` and `messageKey`. Where one is
 * in a variable, every text of the file counts as a guess; where the file queries message files
 * itself, so does every path of properties, `languageMenu.suggestion`.
 *
 * @throws SyntaxError when the file cannot be parsed.
 */
export function codeKeys(file: string, source: string): readonly KeyUse[] {
  const program: unknown = parse(source, { sourceType: 'module', plugins }).program;
  const nodes = isNode(program) ? [...walk(program)] : [];
  const namespaces = nodes.filter((node) => isCall(node, 'useTranslation')).flatMap(namespacesOf);
  const context = { file, namespaces: namespaces.length > 0 ? namespaces : ['common'] };
  const asked = nodes.flatMap((node): readonly AstNode[] => {
    if (isCall(node, 't')) return firstArgument(node);
    if (node.type !== 'JSXAttribute' || !isNode(node.name)) return [];
    return keyAttributes.has(String(node.name.name)) && isNode(node.value) ? [node.value] : [];
  });
  const found = asked.map((node) => ({ node, keys: keysOf(node) }));
  const exact = found.flatMap(({ node, keys }) =>
    keys.map((key) => keyUse(context, node, key, false)),
  );
  if (source.includes('allLocale')) {
    const everywhere = { file, namespaces: ['*'] };
    const paths = nodes.map((node) => ({ node, path: pathOf(node) }));
    exact.push(
      ...paths.flatMap(({ node, path }) => (path ? keyUse(everywhere, node, path, true) : [])),
    );
  }
  if (found.every(({ keys }) => keys.length > 0)) return exact;
  const texts = nodes.filter(({ type }) => type === 'StringLiteral');
  return [...exact, ...texts.map((node) => keyUse(context, node, String(node.value), true))];
}

function* walk(node: AstNode): Generator<AstNode> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

/** `a?.b.c` as `a.b.c`; nothing for other nodes. */
function pathOf({ type, object, property, computed }: AstNode): string | undefined {
  if (!/^(Optional)?MemberExpression$/.test(type) || computed) return undefined;
  if (!isNode(object) || !isNode(property)) return undefined;
  const before = object.type === 'Identifier' ? String(object.name) : pathOf(object);
  return before && `${before}.${property.name}`;
}

const isCall = ({ type, callee }: AstNode, name: string): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === name;

const firstArgument = ({ arguments: list }: AstNode): readonly AstNode[] =>
  Array.isArray(list) ? list.slice(0, 1).filter(isNode) : [];

function namespacesOf(call: AstNode): readonly string[] {
  return firstArgument(call).flatMap((argument) => {
    const list = argument.type === 'ArrayExpression' ? argument.elements : [argument];
    return (Array.isArray(list) ? list : []).map((element) =>
      isNode(element) && element.type === 'StringLiteral' ? String(element.value) : '*',
    );
  });
}

/** The keys that an expression can be; none when only the running code knows. */
function keysOf(node: AstNode): readonly string[] {
  const inner = (name: string) => (isNode(node[name]) ? keysOf(node[name] as AstNode) : []);
  switch (node.type) {
    case 'StringLiteral':
      return [String(node.value)];
    case 'TemplateLiteral': {
      const parts = (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(
        ({ value }) => value.cooked,
      );
      return /\w/.test(parts.join('')) ? [parts.join('*')] : [];
    }
    case 'TSAsExpression':
    case 'JSXExpressionContainer':
      return inner('expression');
    case 'ConditionalExpression':
      return [...inner('consequent'), ...inner('alternate')];
    default:
      return [];
  }
}

function keyUse(
  { file, namespaces }: { readonly file: string; readonly namespaces: readonly string[] },
  node: AstNode,
  written: string,
  guess: boolean,
): KeyUse {
  const [before = '', after] = written.split(':');
  return {
    file,
    line: node.loc?.start.line ?? 1,
    namespaces: after === undefined ? namespaces : [before],
    key: after ?? before,
    guess,
  };
}
