import type { Phrase } from './phrases';

/** Words for listeners in place of those for programmers. */
const roleWords: Readonly<Record<string, string>> = {
  banner: 'page header',
  contentinfo: 'page footer',
  main: 'main part',
  region: 'section',
  listitem: 'item',
  mark: 'marked',
};

/** The number after a word in what is said of an element, such as 2 in "level 2". */
function numberAfter(word: string, { states }: Phrase): string | undefined {
  return states.find((state) => state.includes(word))?.match(/\d+$/)?.[0];
}

/** What is said in numbers: "heading 2", "list of 5", "item 1 of 5". */
function inNumbers(phrase: Phrase): string {
  if (phrase.role === 'heading') return ` ${numberAfter('level', phrase)}`;
  if (phrase.role === 'list') return ` of ${phrase.inside.length}`;
  if (phrase.role !== 'listitem') return '';
  return ` ${numberAfter('position', phrase)} of ${numberAfter('set size', phrase)}`;
}

/** What a reader adds to the words of the page: "link, current page". */
export function label(phrase: Phrase): string {
  const { role, states, language } = phrase;
  const others = states.filter((state) => !/\d$/.test(state));
  // Such words are said in the voice of their language.
  const voice = language === null ? [] : [`in ${language}`];
  return [(roleWords[role] ?? role) + inNumbers(phrase), ...others, ...voice]
    .filter(Boolean)
    .join(', ');
}

/** An element with its name, if it has one: "link, current page: Pricing". */
export function labelAndName(phrase: Phrase): string {
  return label(phrase) + (phrase.name ? `: ${phrase.name}` : '');
}
