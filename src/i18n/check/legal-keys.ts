import memoize from 'lodash/memoize';
import type { ExampleSet } from '../../content/legal/examples';
import type { Clause, LegalDocument, Part } from '../../content/legal/structure';
import { adequacies } from '../../content/providers';
import type { Issue } from './issue';

/** The keys that every legal page has above its sections. */
const sharedKeys = ['meta.title', 'meta.description', 'title', 'introduction'];

/** The message keys of a document, in order. If an id is used twice, so are its keys. */
export const legalKeys = memoize((document: LegalDocument): readonly string[] => {
  const keys = document.sections.flatMap((section) => [
    `${section.id}.title`,
    ...section.clauses.flatMap((clause) =>
      clauseKeys(clause).map((key) => [section.id, clause.id, ...key].join('.')),
    ),
  ]);
  return [...sharedKeys, ...keys];
});

/** The keys of a clause below its own id. */
function clauseKeys(clause: Clause): readonly (readonly string[])[] {
  switch (clause.kind) {
    case 'address':
      return [[]];
    case 'text':
      return clause.sentences ? clause.sentences.map(({ id }) => [id]) : [[]];
    case 'list':
      return [['intro'], ...clause.items.map(({ id }) => [id])];
    case 'table': {
      const own = clause.columns.slice(clause.rowHeaders ? 1 : 0);
      const cells = clause.rows.flatMap((row) => own.map((column) => [row, column]));
      return [['caption'], ...columnKeys(clause.columns), ...cells];
    }
    case 'plans':
      return computedKeys(clause.columns);
    case 'providers':
      return [
        ...computedKeys(clause.columns),
        ['links', 'policy'],
        ['links', 'business-terms'],
        ...adequacies.map((adequacy) => ['adequacy', adequacy]),
      ];
    case 'examples': {
      const { columns } = clause.examples;
      const words = wordsIn(clause.examples).map((id) => ['rows', id]);
      return [['intro'], ['caption'], ...columnKeys(columns), ...words];
    }
  }
}

/** The ids of the text cells of examples, each once. */
const wordsIn = ({ rows }: ExampleSet): readonly string[] => [
  ...new Set(
    rows()
      .flat()
      .flatMap((cell) => ('words' in cell ? [cell.words] : [])),
  ),
];

const computedKeys = (columns: readonly Part[]) => [
  ['intro'],
  ['caption'],
  ...columnKeys(columns.map(({ id }) => id)),
];

const columnKeys = (columns: readonly string[]) => columns.map((column) => ['columns', column]);

/** Finds issues that the types of a document cannot prevent: duplicate, malformed or clashing ids. */
export function checkLegalStructure(document: LegalDocument): readonly Issue[] {
  const file = `src/content/legal/${document.id}.ts`;
  const keys = legalKeys(document);
  const issues: Issue[] = [];
  const report = (key: string, message: string) => issues.push({ file, key, message });
  for (const [index, key] of keys.entries()) {
    if (keys.indexOf(key) !== index)
      report(key, 'is the key of two texts. Give one of them another id.');
    if (!key.split('.').every((id) => /^[a-z]+(-[a-z]+)*$/.test(id))) {
      report(
        key,
        'has an id with characters other than lower-case letters and hyphens. Rename it.',
      );
    }
  }
  return issues;
}
