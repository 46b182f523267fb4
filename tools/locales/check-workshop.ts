import { sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { checkMessages } from '../../src/i18n/messages-check';
import type { Locale } from '../read-locales';
import { factNames } from '../site-faults';
import { fileFindings } from './check-files';
import { glossaryFindings } from './check-glossary';
import { noteFindings } from './check-notes';
import { recordFindings } from './check-record';
import { textFindings } from './check-text';
import { createDescriber } from './describe';
import { glossaryFile } from './glossary';
import type { LocaleFinding } from './locale-finding';
import { recordFile } from './review-record';
import type { Workshop } from './workshop';

/**
 * Finds everything that is wrong in the workshop: what would break a page, and what a translator
 * still has to do.
 */
export async function checkWorkshop(workshop: Workshop): Promise<readonly LocaleFinding[]> {
  const describer = createDescriber(workshop.english, workshop.notes);
  const ofFiles = [
    ...workshop.findings.map((finding) => ({ ...finding, rule: 'file' as const })),
    ...(await fileFindings(workshop)),
  ];
  // What every text is held against has to be read first; the rest would be faults of its faults.
  if (workshop.findings.some(({ file }) => isShared(file))) return ofFiles;
  const findings: LocaleFinding[] = [
    ...ofFiles,
    ...messageFindings(workshop, workshop.english),
    ...noteFindings(workshop, describer),
  ];
  const broken = new Set(workshop.findings.map(({ file }) => file));
  for (const translation of workshop.translations) {
    findings.push(
      ...messageFindings(workshop, translation.locale),
      ...(broken.has(recordFile(translation.language.tag)) ? [] : translation.texts).flatMap(
        (text) => textFindings(workshop, translation, text, describer),
      ),
      ...glossaryFindings(workshop, translation.language.tag),
      ...recordFindings(translation),
    );
  }
  return findings;
}

/** Whether a file counts for every language. */
const isShared = (file: string): boolean =>
  /^locales\/(en|notes)\//.test(file) || [glossaryFile, sameAsEnglishFile].includes(file);

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
