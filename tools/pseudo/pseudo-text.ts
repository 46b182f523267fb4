// Not a package: the only maintained one needs Node 23, and does not support placeholders and tags.
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áḃçďéḟğĥîĵķļḿñöṕʠřšťúṽŵẋýžÁḂÇĎÉḞĞĤÎĴĶĻḾÑÖṔɊŘŠŤÚṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** Placeholders and tags, which do not change. */
const markup = /(\{\{[^{}]*\}\}|<[^<>]*>)/g;

/** How much longer translations of short English texts usually are. */
const growth = 0.6;

const fillers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function changeWords(message: string, change: (words: string) => string): string {
  const parts = message.split(markup);
  // Every second part is markup.
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join('');
}

const lengthOfWords = (message: string): number => message.replace(markup, '').length;

function withAccents(words: string): string {
  return [...words].map((character) => accents.get(character) ?? character).join('');
}

const doubleVowels = (words: string): string => words.replace(/[aeiou]/gi, '$&$&');

/** Words with a total length of at least `length`, each after a space. */
function filling(length: number): string {
  let words = '';
  for (let index = 0; words.length < length; index += 1) {
    words += ` ${fillers[index % fillers.length]}`;
  }
  return words;
}

/**
 * Gives every letter of an English message an accent, makes it at least 60 % longer and puts it in
 * brackets. Placeholders and tags do not change.
 */
export function pseudoText(english: string): string {
  const longer = changeWords(english, doubleVowels);
  const missing = Math.ceil(lengthOfWords(english) * (1 + growth)) - lengthOfWords(longer);
  // The additional words come before the full stop.
  const stop = /[.!?]$/.exec(longer)?.index ?? longer.length;
  const text = longer.slice(0, stop) + filling(missing) + longer.slice(stop);
  return `‹${changeWords(text, withAccents)}›`;
}
