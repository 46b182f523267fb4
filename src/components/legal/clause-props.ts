import type { Clause, LegalDocument } from '../../content/legal/structure';

/** The props of a clause of a legal document. */
export interface ClauseProps<Kind extends Clause['kind'] = Clause['kind']> {
  readonly document: LegalDocument;
  readonly clause: Extract<Clause, { kind: Kind }>;
  /** Path of its texts in the message file. */
  readonly path: string;
}
