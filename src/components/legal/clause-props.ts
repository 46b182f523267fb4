import type { Clause, LegalDocument } from '../../content/legal/structure';

/** What a clause of a legal document is rendered from. */
export interface ClauseProps<Kind extends Clause['kind'] = Clause['kind']> {
  readonly document: LegalDocument;
  readonly clause: Extract<Clause, { kind: Kind }>;
  /** Path of its words. */
  readonly path: string;
}
