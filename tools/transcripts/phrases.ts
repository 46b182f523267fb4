import type { Stop } from './stop';

/** What is read, with what is read inside it. */
export interface Phrase extends Stop {
  readonly inside: readonly Phrase[];
}

/** Elements that a listener hears as one phrase made of all that is in them. */
const saidAsOne = new Set(['heading', 'link', 'button']);

/** Puts the stops of a reading into each other: what comes before the end of an element is in it. */
export function phrasesOf(stops: readonly Stop[]): readonly Phrase[] {
  const ended = new Set(stops.filter(({ isEnd }) => isEnd).map(({ node }) => node));
  const open: { readonly node: number; readonly inside: Phrase[] }[] = [{ node: -1, inside: [] }];
  for (const stop of stops) {
    if (stop.isEnd) {
      if (open.at(-1)?.node === stop.node) open.pop();
      continue;
    }
    const inside: Phrase[] = [];
    open.at(-1)?.inside.push({ ...stop, inside });
    if (ended.has(stop.node)) open.push({ node: stop.node, inside });
  }
  return simplify(open[0]?.inside ?? []);
}

/** The reader repeats the parts of a heading or link whose mark for the eye it leaves out. */
function simplify(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.map((phrase) => ({
    ...phrase,
    inside: saidAsOne.has(phrase.role) ? [] : simplify(phrase.inside),
  }));
}
