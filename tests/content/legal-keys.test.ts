import { readFileSync } from 'node:fs';
import { type Clause, type LegalDocument, parts } from '../../src/content/legal/structure';
import { checkLegalStructure } from '../../src/i18n/check/legal-keys';
import { parseMessages } from '../../src/i18n/check/message-file';
import { checkMessages } from '../../src/i18n/messages-check';

describe('The check of a legal structure', () => {
  it.each<[key: string, message: string, ...clauses: Clause[]]>([
    ['section.a', 'stands for two texts', { kind: 'text', id: 'a' }, { kind: 'text', id: 'a' }],
    ['section.a.intro', 'stands for two', { kind: 'list', id: 'a', items: parts('intro') }],
    ['section.Two words', 'small letters', { kind: 'text', id: 'Two words' }],
  ])('finds that %s %s', (key, message, ...clauses) => {
    const document: LegalDocument = {
      id: 'privacy-policy',
      effective: '2025-08-01',
      revised: '2026-11-28',
      sections: [{ id: 'section', clauses }],
    };
    expect(checkLegalStructure(document)).toContainEqual({
      file: 'src/content/legal/privacy-policy.ts',
      key,
      message: expect.stringContaining(message),
    });
  });
});

describe('The check of a legal message file', () => {
  it('finds a row that is missing, a clause too many and a list that has become a text', () => {
    const text = readFileSync('locales/en/privacy-policy.json', 'utf8');
    const changed = JSON.parse(text);
    delete changed['information-we-collect'].cookies.necessary;
    changed.children.exception = 'Unless …';
    changed['information-we-collect']['account-information'] = 'Your data';
    const [content, english] = [JSON.stringify(changed), text].map(
      (json) => parseMessages('privacy-policy.json', 'privacy-policy', json).content,
    );
    if (!content || !english) throw new Error('The policy cannot be read.');
    const findings = checkMessages({ tag: 'de', names: [], forms: undefined }, content, english);
    const source = 'src/content/legal/privacy-policy.ts';
    expect(findings.map(({ key, message }) => `${key}: ${message}`)).toEqual(
      [
        ...['intro', 'full-name', 'preferred-name', 'email-address', 'password'].map(
          (item) => `information-we-collect.account-information.${item}: is missing, but ${source}`,
        ),
        ...['category', 'purpose', 'choice'].map(
          (column) => `information-we-collect.cookies.necessary.${column}: is missing`,
        ),
        'information-we-collect.account-information: is not in',
        `children.exception: is not in ${source}`,
      ].map((start) => expect.stringContaining(start)),
    );
  });
});
