import { accessibilityStatement } from './accessibility';
import { privacyPolicy } from './privacy-policy';
import type { LegalDocument } from './structure';
import { termsOfService } from './terms-of-service';

/** All legal documents. */
export const legalDocuments: readonly LegalDocument[] = [
  privacyPolicy,
  termsOfService,
  accessibilityStatement,
];

/** Whether a route, or a message file, is a legal document. */
export const isLegalDocument = (name: string): boolean =>
  legalDocuments.some(({ id }) => id === name);
