import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { checkMessages } from '../../src/i18n/messages-check';
import { contextOf } from '../../src/validate/check-context';
import type { Locale } from '../../src/validate/read-locales';
import { noteFindings } from './check-notes';
import { filesNotBegun, notBegunFinding, notRecordedFinding, textFindings } from './check-text';
import { createDescriber, type Describer } from './describe';
import { createTermFaults, glossaryFile, type TermFaults } from './glossary';
import { createHalfTranslated } from './half-translated';
import type { LocaleFinding } from './locale-finding';
import { publishedFile, publishedState } from './published-state';
import { recordFile } from './review-record';
import type { Text } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';

/**
 * Finds everything that is wrong in the workshop: what would break a page, and what a translator
 * still has to do.
 */
export async function checkWorkshop(workshop: Workshop): Promise<readonly LocaleFinding[]> {
  const describer = createDescriber(workshop.english, workshop.notes);
  const termFaults = createTermFaults(workshop.glossary);
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
    const { tag } = translation.language;
    findings.push(
      ...(broken.has(recordFile(tag))
        ? messageFindings(workshop, translation.locale)
        : wordFindings(workshop, translation, describer, termFaults)),
      ...glossaryFindings(workshop, tag),
      ...recordFindings(translation),
    );
  }
  return findings;
}

/** What is wrong with the words of a language; of a file that is not begun it is one line. */
function wordFindings(
  workshop: Workshop,
  translation: WorkshopLocale,
  describer: Describer,
  termFaults: TermFaults,
): readonly LocaleFinding[] {
  const { language, locale, texts } = translation;
  const notBegun = filesNotBegun(translation);
  const isBegun = ({ namespace }: Text) => !notBegun.has(namespace);
  const untouched = new Set(
    [...notBegun.keys()].map((namespace) => locale.files.get(namespace)?.file),
  );
  const halfTranslated = createHalfTranslated(texts);
  const unrecorded = texts.filter((text) => isBegun(text) && !text.entry && text.state === 'draft');
  return [
    ...[...notBegun].map(([namespace, waiting]) =>
      notBegunFinding(language.tag, namespace, waiting),
    ),
    ...messageFindings(workshop, locale).filter(
      ({ file, missing }) => !(missing && untouched.has(file)),
    ),
    ...texts
      .filter(isBegun)
      .flatMap((text) =>
        textFindings(workshop, translation, text, describer, halfTranslated, termFaults),
      ),
    ...[...locale.files.keys()].flatMap((namespace) =>
      notRecordedFinding(
        translation,
        namespace,
        unrecorded.filter((text) => text.namespace === namespace),
      ),
    ),
  ];
}

/** What the check had to leave out, in a sentence each; nothing when it has looked at all. */
export function leftOut({ findings, translations }: Workshop): readonly string[] {
  const files = new Set(findings.map(({ file }) => file));
  const shared = [...files].filter(isShared);
  if (shared.length > 0) {
    return [`Nothing else is looked at until these files can be read: ${shared.join(', ')}.`];
  }
  return translations
    .map(({ language: { tag } }) => tag)
    .filter((tag) => files.has(recordFile(tag)))
    .map(
      (tag) => `Not all of "${tag}" is looked at until this file can be read: ${recordFile(tag)}.`,
    );
}

/** Whether a file counts for every language. */
const isShared = (file: string): boolean =>
  /^locales\/(en|notes)\//.test(file) || [glossaryFile, sameAsEnglishFile].includes(file);

/** What the build checks too; here with both texts. */
function messageFindings(workshop: Workshop, locale: Locale): readonly LocaleFinding[] {
  const context = contextOf(locale);
  return [...locale.files].flatMap(([namespace, content]) => {
    const english = workshop.english.files.get(namespace) ?? content;
    return checkMessages(context, content, english).map((finding) => {
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

/** Line ends and indentation that would show as changes of every line. */
async function fileFindings({
  root,
  english,
  translations,
}: Workshop): Promise<readonly LocaleFinding[]> {
  const files = [english, ...translations.map(({ locale }) => locale)].flatMap((locale) =>
    [...locale.files.values()].map(({ file }) => file),
  );
  const found = await Promise.all(
    files.map(async (file): Promise<readonly LocaleFinding[]> => {
      const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
      const fault = [
        text.includes('\r\n') && 'has the line ends of Windows (CRLF)',
        /^ *\t/m.test(text) && 'is indented with tabs',
      ].find(Boolean);
      const message = `${fault}. Run "npm run format".`;
      return fault ? [{ rule: 'file', file, message }] : [];
    }),
  );
  return found.flat();
}

/** Terms that the glossary does not say in a language yet. */
export function glossaryFindings({ glossary }: Workshop, tag: string): readonly LocaleFinding[] {
  return glossary
    .filter(({ languages }) => !Object.hasOwn(languages, tag))
    .map(({ name, meaning, source }) => ({
      rule: 'glossary',
      file: glossaryFile,
      key: name,
      message: `has no words in "${tag}". Choose how your language says it (${[meaning, source].filter(Boolean).join(' ')}) and add "${tag}": { "use": [ … ] }.`,
    }));
}

/** Entries of texts that are gone, and a published state that does not fit. */
function recordFindings({ language, record, texts }: WorkshopLocale): readonly LocaleFinding[] {
  const { tag } = language;
  const known = new Set(texts.map(({ id }) => id));
  const file = recordFile(tag);
  const strangers = [...record.keys()]
    .filter((id) => !known.has(id))
    .map((id) => ({
      rule: 'record' as const,
      file,
      key: id,
      message: `is no text any more. Run "npm run locales -- record ${tag}".`,
    }));
  const state = language.reviewed ? 'reviewed' : 'draft';
  const all = publishedState(texts);
  if (state === all) return strangers;
  return [
    ...strangers,
    {
      rule: 'record',
      file: publishedFile,
      key: tag,
      message: `says "${state}", but by ${file} it is "${all}". Run "npm run locales -- record ${tag}".`,
    },
  ];
}
