import { type Clause, type LegalDocument, parts } from '../../src/content/legal/structure';
import { checkLegalStructure } from '../../src/i18n/check/legal-keys';

// That the message files have exactly these keys: tests/locales/check, on the real files.
describe('The check of a legal structure', () => {
  it.each<[key: string, message: string, ...clauses: Clause[]]>([
    ['section.a', 'is the key of two texts', { kind: 'text', id: 'a' }, { kind: 'text', id: 'a' }],
    ['section.a.intro', 'is the key of two', { kind: 'list', id: 'a', items: parts('intro') }],
    ['section.Two words', 'lower-case letters', { kind: 'text', id: 'Two words' }],
  ])('finds: %s %s', (key, message, ...clauses) => {
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
