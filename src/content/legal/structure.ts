import { type Conditional, present } from '../conditions';
import type { ExampleSet } from './examples';

/** An ISO 8601 calendar date, `YYYY-MM-DD`, without a time zone. */
export type IsoDate = `${number}-${number}-${number}`;

/** A sentence, list item or table column that may depend on what the operator has settled. */
export type Part = Conditional & { readonly id: string };

/**
 * One clause of a legal document: its kind and ids, without its texts.
 *
 * The texts are in `locales/<tag>/<document id>.json` under `<section id>.<clause id>`, even for
 * clauses and parts that are not shown:
 *
 * - `text`: a string, or `{ "<part id>": string, … }`: sentences that can change separately.
 * - `list`: `{ "intro": string, "<part id>": string, … }`.
 * - `table`: `{ "caption": string, "columns": { "<column id>": string }, "<row id>": { "<column id>": string } }`;
 *   the first column's cells are the row headers. With `rowHeaders`, the path of a list, the
 *   list's items are used instead.
 * - `plans`, `providers`: `{ "intro": string, "caption": string, "columns": { … } }`;
 *   the rows are computed from the plan catalogue and the provider list. `providers` also has
 *   `{ "links": { "policy": string, "business-terms": string }, "adequacy": { "<adequacy>": string } }`.
 * - `examples`: the same, and `{ "rows": { "<word id>": string } }` for cells that are words; the
 *   rest is computed by `policy.ts`.
 * - `address`: a string; the trader's identity is computed from the site facts below it.
 */
export type Clause = Conditional & { readonly id: string } & (
    | { readonly kind: 'text'; readonly sentences?: readonly Part[] }
    | { readonly kind: 'list'; readonly items: readonly Part[] }
    | {
        readonly kind: 'table';
        readonly columns: readonly string[];
        readonly rows: readonly string[];
        readonly rowHeaders?: string;
      }
    | { readonly kind: 'plans'; readonly columns: readonly Part[] }
    | { readonly kind: 'providers'; readonly columns: readonly Part[] }
    | { readonly kind: 'examples'; readonly examples: ExampleSet }
    | { readonly kind: 'address' }
  );

/** A numbered section: its anchor id, the same in every language, and its clauses in order. */
export interface Section {
  readonly id: string;
  readonly clauses: readonly Clause[];
}

/** The structure and dates of a legal document (spec §2, §9, and our accessibility statement). */
export interface LegalDocument {
  readonly id: 'privacy-policy' | 'terms-of-service' | 'accessibility';
  /** The day it takes effect (spec §2). */
  readonly effective: IsoDate;
  /** The day on which the English text was last revised; it identifies the version. */
  readonly revised: IsoDate;
  readonly sections: readonly Section[];
}

/** The tag in messages that links to a section: "your-rights" is `<yourRights>`. */
export const sectionTag = (sectionId: string): string =>
  sectionId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Ids as parts that are always present. */
export const parts = (...ids: readonly string[]): readonly Part[] => ids.map((id) => ({ id }));

/** The number of a clause, such as "9.19", or undefined if the clause is not shown. */
export function clauseNumber(
  { sections }: LegalDocument,
  section: string,
  clause: string,
): string | undefined {
  const at = sections.findIndex(({ id }) => id === section);
  const position = present(sections[at]?.clauses ?? []).findIndex(({ id }) => id === clause);
  return position < 0 ? undefined : `${at + 1}.${position + 1}`;
}
