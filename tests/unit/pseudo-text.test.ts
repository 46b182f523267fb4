import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMessages } from '../../src/validate/message-file';
import { pseudoText } from '../../tools/pseudo/pseudo-text';

const folder = path.join('locales', 'en');

/** Every English message, by file and key. */
const english = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const { content } = parseMessages(file, file, readFileSync(path.join(folder, file), 'utf8'));
    return [...(content?.messages ?? [])].map(([key, { value }]) => [`${file} ${key}`, value]);
  });

describe('A message in a pseudo-language', () => {
  it.each([
    ['Close', '‹Çļööšéé öñé›'],
    ['{{amount}} day', '‹{{amount}} ďááý öñé›'],
    ['See the <billing>page</billing>.', '‹Šéééé ťĥéé <billing>ṕááğéé</billing> öñé.›'],
  ])('is %s with accents, brackets and more words', (message, pseudo) => {
    expect(pseudoText(message)).toBe(pseudo);
  });

  const plain = (text: string) => text.replace(/\{\{[\w.]+\}\}|<[^<>]*>/g, '');
  const growth = (message: string, pseudo: string) => plain(pseudo).length / plain(message).length;
  it.each<[rule: string, isBroken: (message: string, pseudo: string) => boolean]>([
    ['has an accent on every letter', (_, pseudo) => /[a-z]/i.test(plain(pseudo))],
    ['is at least 60 % longer', (message, pseudo) => growth(message, pseudo) < 1.6],
    [
      'is at most twice as long, unless it is very short',
      (message, pseudo) => plain(message).length > 12 && growth(message, pseudo) > 2,
    ],
  ])('%s, for every English message', (_rule, isBroken) => {
    const broken = english.filter(([, message = '']) => isBroken(message, pseudoText(message)));
    expect(broken.map(([name]) => name)).toEqual([]);
    expect(english.length).toBeGreaterThan(100);
  });
});
