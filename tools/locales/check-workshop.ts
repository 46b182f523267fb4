import { checkMessages } from '../../src/i18n/messages-check';
import type { Locale } from '../read-locales';
import { factNames } from '../site-faults';
import { fileFindings } from './check-files';
import { glossaryFindings } from './check-glossary';
import { noteFindings } from './check-notes';
import { recordFindings } from './check-record';
import { textFindings } from './check-text';
import { createDescriber } from './describe';
import type { LocaleFinding } from './locale-finding';
import type { Workshop } from './workshop';

/**
 * Finds everything that is wrong in the workshop: what would break a page, and what a translator
 * still has to do.
 */
export async function checkWorkshop(workshop: Workshop): Promise<readonly LocaleFinding[]> {
  const describer = createDescriber(workshop.english, workshop.notes);
  const findings: LocaleFinding[] = [
    ...workshop.findings.map((finding) => ({ ...finding, rule: 'file' as const })),
    ...(await fileFindings(workshop)),
    ...messageFindings(workshop, workshop.english),
    ...noteFindings(workshop, describer),
  ];
  for (const translation of workshop.translations) {
    findings.push(
      ...messageFindings(workshop, translation.locale),
      ...translation.texts.flatMap((text) => textFindings(workshop, translation, text, describer)),
      ...glossaryFindings(workshop, translation.language.tag),
      ...recordFindings(translation),
    );
  }
  return findings;
}

/** What the build checks too; here with both texts. */
function messageFindings(workshop: Workshop, locale: Locale): readonly LocaleFinding[] {
  return [...locale.files].flatMap(([namespace, content]) => {
    const english = workshop.english.files.get(namespace) ?? content;
    return checkMessages(locale.tag, content, english, factNames).map((finding) => {
      const source = english.messages.get(finding.key ?? '')?.value;
      const translation = content.messages.get(finding.key ?? '')?.value;
      return {
        ...finding,
        rule: 'text' as const,
        ...(source !== undefined && { english: source }),
        ...(translation !== undefined && content !== english && { translation }),
      };
    });
  });
}
