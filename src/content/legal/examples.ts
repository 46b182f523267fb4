import type { PlanId } from '../plans';
import type { IsoDate } from './structure';

/** What a cell of a worked example holds; the page formats it for the reader. */
export type ExampleCell =
  | { readonly date: IsoDate }
  | { readonly credits: number }
  /** In pence. */
  | { readonly money: number }
  | { readonly plan: PlanId }
  /** Words under `rows.<id>` of the clause. */
  | { readonly words: string };

/** A table of worked examples: its columns, and its rows with a cell for each column. */
export interface ExampleSet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ExampleCell[])[];
}
