import { readFileSync } from 'node:fs';
import { type Clause, type LegalDocument, parts } from '../../src/content/legal/structure';
import { checkLegalStructure } from '../../src/i18n/check/legal-keys';
import { parseMessages } from '../../src/i18n/check/message-file';
import { checkMessages } from '../../src/i18n/messages-check';

const documentOf = (...clauses: Clause[]): LegalDocument => ({
  id: 'privacy-policy',
  effective: '2025-08-01',
  revised: '2026-11-28',
  sections: [{ id: 'section', clauses }],
});
describe('The check of a legal structure', () => {
  it.each<[key: string, message: string, ...clauses: Clause[]]>([
    ['section.a', 'stands for two texts', { kind: 'text', id: 'a' }, { kind: 'text', id: 'a' }],
    ['section.a.intro', 'stands for two', { kind: 'list', id: 'a', items: parts('intro') }],
    ['section.title', 'stands for two texts', { kind: 'text', id: 'title' }],
    ['section.Two words', 'small letters', { kind: 'text', id: 'Two words' }],
  ])('finds that %s %s', (key, message, ...clauses) => {
    expect(checkLegalStructure(documentOf(...clauses))).toContainEqual({
      file: 'src/content/legal/privacy-policy.ts',
      key,
      message: expect.stringContaining(message),
    });
  });
});

describe('The check of a legal message file', () => {
  type Tree = { [key: string]: string | Tree };

  /** Checks the English policy after a change, in the place of a translation. */
  const findingsAfter = (change: (messages: Tree) => void) => {
    const text = readFileSync('locales/en/privacy-policy.json', 'utf8');
    const changed: Tree = JSON.parse(text);
    change(changed);
    const read = (json: string) => {
      const { content } = parseMessages('privacy-policy.json', 'privacy-policy', json);
      if (!content) throw new Error('The policy cannot be read.');
      return content;
    };
    const content = read(JSON.stringify(changed));
    return checkMessages({ tag: 'de', names: [], forms: undefined }, content, read(text)).map(
      ({ key, message }) => `${key}: ${message}`,
    );
  };
  const group = (messages: Tree, ...keys: string[]): Tree =>
    keys.reduce((tree, key) => tree[key] as Tree, messages);

  it.each<[what: string, change: (messages: Tree) => void, starts: readonly string[]]>([
    [
      'a row that is missing',
      (messages) => delete group(messages, 'information-we-collect', 'cookies').necessary,
      ['category', 'purpose', 'choice'].map(
        (column) =>
          `information-we-collect.cookies.necessary.${column}: is missing, but src/content/legal/`,
      ),
    ],
    [
      'a clause that the document does not have',
      (messages) => {
        group(messages, 'children').exception = 'Unless …';
      },
      ['children.exception: is not in src/content/legal/privacy-policy.ts'],
    ],
    [
      'a list that has become a text',
      (messages) => {
        group(messages, 'information-we-collect')['account-information'] = 'Your data';
      },
      [
        ...['intro', 'full-name', 'preferred-name', 'email-address', 'password'].map(
          (item) => `information-we-collect.account-information.${item}: is missing`,
        ),
        'information-we-collect.account-information: is not in',
      ],
    ],
  ])('finds %s', (_what, change, starts) => {
    expect(findingsAfter(change)).toEqual(starts.map((start) => expect.stringContaining(start)));
  });
});
