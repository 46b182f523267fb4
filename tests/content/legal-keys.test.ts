import { readFileSync } from 'node:fs';
import { type Clause, type LegalDocument, parts } from '../../src/content/legal/structure';
import { checkLegalStructure, legalDocuments, legalKeys } from '../../src/i18n/check/legal-keys';
import { parseMessages } from '../../src/i18n/check/message-file';
import { checkMessages } from '../../src/i18n/messages-check';

const documentOf = (...clauses: Clause[]): LegalDocument => ({
  id: 'privacy-policy',
  effective: '2025-08-01',
  revised: '2026-11-28',
  sections: [{ id: 'section', clauses }],
});
const keysOf = (clause: Clause) =>
  legalKeys(documentOf(clause))
    .filter((key) => key.startsWith('section.clause'))
    .map((key) => key.slice('section.'.length));

describe('The keys of a legal document', () => {
  it('begin with what every document has', () => {
    expect(legalKeys(documentOf())).toEqual([
      'meta.title',
      'meta.description',
      'title',
      'introduction',
      'section.title',
    ]);
  });

  it.each<[clause: Clause, keys: readonly string[]]>([
    [{ kind: 'text', id: 'clause' }, ['clause']],
    [{ kind: 'text', id: 'clause', sentences: parts('one', 'two') }, ['clause.one', 'clause.two']],
    [
      {
        kind: 'examples',
        id: 'clause',
        examples: { columns: ['left', 'right'], rows: [[{ words: 'row' }, { credits: 1 }]] },
      },
      [
        'clause.intro',
        'clause.caption',
        'clause.columns.left',
        'clause.columns.right',
        'clause.rows.row',
      ],
    ],
    [{ kind: 'address', id: 'clause' }, ['clause']],
    [
      { kind: 'list', id: 'clause', items: parts('one', 'two') },
      ['clause.intro', 'clause.one', 'clause.two'],
    ],
    [
      { kind: 'table', id: 'clause', columns: ['left', 'right'], rows: ['row'] },
      [
        'clause.caption',
        'clause.columns.left',
        'clause.columns.right',
        'clause.row.left',
        'clause.row.right',
      ],
    ],
    [
      {
        kind: 'table',
        id: 'clause',
        columns: ['left', 'right'],
        rows: ['row'],
        rowHeaders: 'section.list',
      },
      ['clause.caption', 'clause.columns.left', 'clause.columns.right', 'clause.row.right'],
    ],
    [
      { kind: 'plans', id: 'clause', columns: parts('left') },
      ['clause.intro', 'clause.caption', 'clause.columns.left'],
    ],
    [
      { kind: 'providers', id: 'clause', columns: parts('left') },
      [
        'clause.intro',
        'clause.caption',
        'clause.columns.left',
        'clause.links.policy',
        'clause.links.business-terms',
        'clause.adequacy.covered',
        'clause.adequacy.certified',
        'clause.adequacy.commercial',
        'clause.adequacy.none',
      ],
    ],
  ])('follow the kind of a clause: %j', (clause, keys) => {
    expect(keysOf(clause)).toEqual(keys);
  });
});

describe('The check of a legal structure', () => {
  it.each(legalDocuments.map((document) => [document.id, document] as const))(
    'finds nothing in %s',
    (_id, document) => {
      expect(checkLegalStructure(document)).toEqual([]);
    },
  );

  it.each<[what: string, document: LegalDocument, key: string, message: string]>([
    [
      'a clause that stands twice',
      documentOf({ kind: 'text', id: 'a' }, { kind: 'text', id: 'a' }),
      'section.a',
      'stands for two texts',
    ],
    [
      'an item that stands twice',
      documentOf({ kind: 'list', id: 'a', items: parts('b', 'b') }),
      'section.a.b',
      'stands for two texts',
    ],
    [
      'an item with the id of the introduction',
      documentOf({ kind: 'list', id: 'a', items: parts('intro') }),
      'section.a.intro',
      'stands for two texts',
    ],
    [
      'a clause with the id of the title',
      documentOf({ kind: 'text', id: 'title' }),
      'section.title',
      'stands for two texts',
    ],
    [
      'an id that is no anchor',
      documentOf({ kind: 'text', id: 'Two words' }),
      'section.Two words',
      'small letters',
    ],
  ])('finds %s', (_what, document, key, message) => {
    const finding = expect.objectContaining({
      file: 'src/content/legal/privacy-policy.ts',
      key,
      message: expect.stringContaining(message),
    });
    expect(checkLegalStructure(document)).toContainEqual(finding);
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
    ['nothing in a complete one', () => {}, []],
    [
      'a row that is missing',
      (messages) => delete group(messages, 'information-we-collect', 'cookies').necessary,
      ['category', 'purpose', 'choice'].map(
        (column) =>
          `information-we-collect.cookies.necessary.${column}: is missing, but src/content/legal/`,
      ),
    ],
    [
      'a cell that is missing',
      (messages) => delete group(messages, 'legal-bases', 'table', 'accounts')['data-type'],
      ['legal-bases.table.accounts.data-type: is missing'],
    ],
    [
      'a section title that is missing',
      (messages) => delete group(messages, 'children').title,
      ['children.title: is missing'],
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
