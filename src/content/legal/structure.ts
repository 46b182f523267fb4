/** An ISO 8601 calendar date, `YYYY-MM-DD`, without a time zone. */
export type IsoDate = `${number}-${number}-${number}`;

/**
 * One clause of a legal document: its kind and ids, never its words.
 *
 * The words stand in `locales/<tag>/<document id>.json` under
 * `<section id>.<clause id>`:
 *
 * - `text`: a string.
 * - `list`: `{ "intro": string, "<item id>": string, … }`.
 * - `table`: `{ "caption": string, "columns": { "<column id>": string }, "<row id>": { "<column id>": string } }`;
 *   the first column's cells are the row headers.
 * - `plans`, `providers`: `{ "intro": string, "caption": string, "columns": { … } }`;
 *   the rows are computed from the plan catalogue and the provider list.
 * - `address`: a string; the trader's identity is computed from the site facts below it.
 */
export type Clause =
  | { readonly kind: 'text'; readonly id: string }
  | { readonly kind: 'list'; readonly id: string; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly columns: readonly string[];
      readonly rows: readonly string[];
    }
  | {
      readonly kind: 'plans' | 'providers';
      readonly id: string;
      readonly columns: readonly string[];
    }
  | { readonly kind: 'address'; readonly id: string };

/** A numbered section: its anchor id, stable in every language, and its clauses in order. */
export interface Section {
  readonly id: string;
  readonly clauses: readonly Clause[];
}

/** A legal document as ids, order and dates (spec §2, §9; the accessibility statement is ours). */
export interface LegalDocument {
  readonly id: 'privacy-policy' | 'terms-of-service' | 'accessibility';
  /** The day it takes effect, which is also the version of the English text. */
  readonly effective: IsoDate;
  readonly sections: readonly Section[];
}
