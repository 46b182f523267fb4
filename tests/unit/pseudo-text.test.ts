import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeholders, tagNames } from '../../src/i18n/check/markup';
import { parseMessages } from '../../src/i18n/check/message-file';
import { textFaults } from '../../src/i18n/check/text-rules';
import { pseudoText } from '../../tools/pseudo/pseudo-text';

const folder = path.join('locales', 'en');

/** Every English message, by file and key. */
const english = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const { content } = parseMessages(file, file, readFileSync(path.join(folder, file), 'utf8'));
    return [...(content?.messages ?? [])].map(([key, { value }]) => [`${file} ${key}`, value]);
  });

const lengthOf = (message: string) => message.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '').length;

/** Messages with a fault, by their names. */
const failing = (isFaulty: (message: string, pseudo: string) => boolean) =>
  english
    .filter(([, message = '']) => isFaulty(message, pseudoText(message)))
    .map(([name]) => name);

describe('A message in a pseudo-language', () => {
  it.each([
    ['Close', '⟦Çļööšéé öñé⟧'],
    ['{{amount}} day', '⟦{{amount}} ďááý öñé⟧'],
    ['See the <billing>page</billing>.', '⟦Šéééé ťĥéé <billing>ṕááğéé</billing> öñé.⟧'],
  ])('is %s with accents, brackets and more words', (message, pseudo) => {
    expect(pseudoText(message)).toBe(pseudo);
  });

  it('begins and ends with a bracket, for every English one', () => {
    expect(failing((_, pseudo) => !/^⟦[^⟦⟧]+⟧$/.test(pseudo))).toEqual([]);
    expect(english.length).toBeGreaterThan(100);
  });

  it('has an accent on every letter', () => {
    const plain = (pseudo: string) => /[a-z]/i.test(pseudo.replace(/\{\{[\w.]+\}\}|<[^<>]*>/g, ''));
    expect(failing((_, pseudo) => plain(pseudo))).toEqual([]);
  });

  it('is at least 60 % longer, and not more than twice as long', () => {
    const growth = (message: string, pseudo: string) => lengthOf(pseudo) / lengthOf(message);
    expect(failing((message, pseudo) => growth(message, pseudo) < 1.6)).toEqual([]);
    expect(
      failing((message, pseudo) => lengthOf(message) > 12 && growth(message, pseudo) > 2),
    ).toEqual([]);
  });

  it('keeps placeholders and tags, and breaks no rule for texts', () => {
    const markup = (message: string) => [...placeholders(message), ...tagNames(message)].join();
    expect(failing((message, pseudo) => markup(message) !== markup(pseudo))).toEqual([]);
    expect(failing((_, pseudo) => textFaults(pseudo, []).length > 0)).toEqual([]);
  });
});
