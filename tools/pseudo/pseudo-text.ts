// No package: the one that is kept asks for Node 23, and knows neither placeholders nor tags.
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áḃçďéḟğĥîĵķļḿñöṕʠřšťúṽŵẋýžÁḂÇĎÉḞĞĤÎĴĶĻḾÑÖṔɊŘŠŤÚṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** What stands between a message's words: placeholders and tags, which stay as they are. */
const markup = /(\{\{[^{}]*\}\}|<[^<>]*>)/g;

/** By how much a translation out of English grows, as a rule of thumb for short texts. */
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

/** Words get longer as they do in German: each vowel stands twice. */
const stretched = (words: string): string => words.replace(/[aeiou]/gi, '$&$&');

/** Words of at least so many characters together, each after a space. */
function filling(length: number): string {
  let words = '';
  for (let index = 0; words.length < length; index += 1) {
    words += ` ${fillers[index % fillers.length]}`;
  }
  return words;
}

/**
 * An English message as a tester wants it: every letter has an accent, the text is at least 60 %
 * longer, and brackets show where it begins and ends. Placeholders and tags are kept.
 */
export function pseudoText(english: string): string {
  const longer = changeWords(english, stretched);
  const missing = Math.ceil(lengthOfWords(english) * (1 + growth)) - lengthOfWords(longer);
  // A sentence stays one: what makes it longer comes before its full stop.
  const stop = /[.!?]$/.exec(longer)?.index ?? longer.length;
  const text = longer.slice(0, stop) + filling(missing) + longer.slice(stop);
  return `‹${changeWords(text, withAccents)}›`;
}
