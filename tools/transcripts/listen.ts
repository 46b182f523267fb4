import { Virtual } from '@guidepup/virtual-screen-reader';
import type { Stop } from './stop';

declare global {
  interface Window {
    /** Set by this script, for the program that drives the browser. */
    listen: typeof listen;
  }
}

const endOf = 'end of ';

/** Gives each thing that is asked for a number, the same one every time. */
function numbering(): (thing: Node | null) => number {
  const numbers = new Map<Node | null, number>();
  return (thing) => {
    const number = numbers.get(thing) ?? numbers.size;
    numbers.set(thing, number);
    return number;
  };
}

/** The element whose text is read in one go with that of a node; the styles know. */
function blockOf(node: Node): Element | null {
  let element = node instanceof Element ? node : node.parentElement;
  while (element && /^(?:inline|contents)$/.test(getComputedStyle(element).display)) {
    element = element.parentElement;
  }
  return element;
}

/** Whether a space stands before a node. The reader trims what it says. */
function isApart(node: Node): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  texts.currentNode = node;
  const before = texts.previousNode()?.textContent ?? ' ';
  return /\s$/.test(before) || /^\s/.test(node.textContent ?? '');
}

/** Takes a phrase apart: "role, name, state, state"; text is its name alone. */
function parse(
  spoken: string,
  name: string,
  node: Node,
): Pick<Stop, 'role' | 'name' | 'states' | 'isEnd'> {
  if (!(node instanceof Element)) return { role: '', name, states: [], isEnd: false };
  const isEnd = spoken.startsWith(endOf);
  const phrase = isEnd ? spoken.slice(endOf.length) : spoken;
  // A name may hold commas, a role holds none.
  const [role = ''] = phrase.split(', ');
  const rest = phrase.slice(role.length).replace(`, ${name}`, '');
  return { role, name, states: rest.split(', ').filter(Boolean), isEnd };
}

/** The language of a node where it is not that of the page. */
function foreignLanguage(node: Node): string | null {
  const element = node instanceof Element ? node : node.parentElement;
  const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
  return language === document.documentElement.lang ? null : language;
}

/**
 * Reads a part of the page from top to bottom, or the modal dialog that stands before it. Runs in
 * the browser, where the styles say what is hidden: closed popovers, what is not displayed.
 *
 * @param selector Of the part.
 * @throws Error when the page has no such part.
 */
export async function listen(selector: string): Promise<readonly Stop[]> {
  const container = document.querySelector(selector);
  if (!container) throw new Error(`There is no ${selector} on the page.`);
  const nodeNumber = numbering();
  const blockNumber = numbering();
  const reader = new Virtual();
  await reader.start({ container });
  const stops: Stop[] = [];
  const heard = { start: new Set<Node>(), end: new Set<Node>() };
  for (let node = reader.activeNode; node; node = reader.activeNode) {
    const said = parse(await reader.lastSpokenPhrase(), await reader.itemText(), node);
    const known = heard[said.isEnd ? 'end' : 'start'];
    // At the end the reader starts over.
    if (known.has(node)) break;
    known.add(node);
    stops.push({
      ...said,
      node: nodeNumber(node),
      block: blockNumber(blockOf(node)),
      isApart: isApart(node),
      language: foreignLanguage(node),
      hasLink: node instanceof Element && node.querySelector('a[href]') !== null,
    });
    await reader.next();
  }
  await reader.stop();
  return stops;
}

window.listen = listen;
