import { legalDocuments } from '../content/legal/documents';
import type { LegalDocument } from '../content/legal/structure';
import { policy, refund } from '../content/policy';
import type { Issue } from '../i18n/check/issue';

/** Finds examples that cannot be computed: more credits used than granted, a date that does not exist. */
export function checkExamples(
  documents: readonly LegalDocument[] = legalDocuments,
): readonly Issue[] {
  const examples = documents
    .flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses))
    .flatMap((clause) =>
      clause.kind === 'examples'
        ? [['src/content/legal/examples.ts', clause.id, clause.examples.rows] as const]
        : [],
    );
  const refundExample = () => refund(policy.refundExample);
  return [
    ...examples,
    ['src/content/policy.ts', 'policy.refundExample', refundExample] as const,
  ].flatMap(([file, key, compute]) => {
    try {
      compute();
      return [];
    } catch (error) {
      return [{ file, key, message: `${(error as Error).message}.` }];
    }
  });
}
