import { unpublished } from '../../src/i18n/check/publication-gate';
import { sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import type { Describer } from './describe';
import type { TermFaults } from './glossary';
import type { HalfTranslated } from './half-translated';
import { findingAtText, type LocaleFinding, type RuleName } from './locale-finding';
import { recordFile } from './review-record';
import type { Text } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';

/** What a translator has to do about one text. */
export function textFindings(
  workshop: Workshop,
  locale: WorkshopLocale,
  text: Text,
  describer: Describer,
  halfTranslated: HalfTranslated,
  termFaults: TermFaults,
): readonly LocaleFinding[] {
  const { id, namespace, key, english, translation, isEnglish, state } = text;
  const { tag } = locale.language;
  if (translation === undefined) return [];
  const finding = (rule: RuleName, message: string) => findingAtText(locale, text, rule, message);
  const findings: LocaleFinding[] = [];
  if (isEnglish) {
    const message = sameAsEnglishMessage(workshop, tag, id);
    // It may read as a form of English other than the one it is made from.
    findings.push({ ...finding('same-as-english', message), english: translation });
  }
  if (state === 'stale') {
    findings.push(
      finding(
        'stale',
        `was made from an English text that has changed since. Look at both: "npm run locales -- review ${tag} ${namespace}".`,
      ),
    );
  }
  const most = describer.most(namespace, key);
  const length = [...translation].length;
  if (most !== undefined && length > most) {
    findings.push(
      finding('length', `has ${length} characters, and there is room for ${most}. Shorten it.`),
    );
  }
  // English words hold none of the language's; that they are English is said already.
  if (isEnglish) return findings;
  const half = halfTranslated(english, translation);
  if (half) findings.push(finding('half-translated', half));
  for (const fault of termFaults(tag, id, english, translation)) {
    findings.push(finding('term', fault));
  }
  return findings;
}

/** What to do about a text that is still the English one. */
export function sameAsEnglishMessage(workshop: Workshop, tag: string, id: string): string {
  // A second line of the same name would be a fault; what is listed already has a list.
  const line = workshop.sameAsEnglish.has(id)
    ? `"${tag}" to the list of "${id}" in`
    : `"${id}": ["${tag}"] to`;
  return `is the same as in English. Translate it; if it is right, add ${line} ${sameAsEnglishFile}.`;
}

/** The files of which nobody has translated a text yet, with the texts that wait for it. */
export function filesNotBegun({
  locale,
  texts,
}: WorkshopLocale): ReadonlyMap<string, readonly Text[]> {
  const waits = (text: Text) => !text.translation?.trim() || text.isEnglish;
  return new Map(
    // What cannot be read is no file here, and a finding of its own.
    [...locale.files.keys()]
      .map(
        (namespace) => [namespace, texts.filter((text) => text.namespace === namespace)] as const,
      )
      // A text that may be the same proves no work: a new language begins with the words of English.
      .filter(([, all]) => all.every((text) => waits(text) || text.translation === text.english))
      .map(([namespace, all]) => [namespace, all.filter(waits)] as const)
      .filter(([, waiting]) => waiting.length > 0),
  );
}

/** One line for a file that is not begun: what the site does until it is complete. */
export function notBegunFinding(
  tag: string,
  namespace: string,
  waiting: readonly Text[],
): LocaleFinding {
  const isMissing = waiting.some(({ translation }) => !translation?.trim());
  const { outcome, isFrame } = unpublished(tag, namespace);
  const [texts, read, are, them] =
    waiting.length === 1
      ? ['one text', 'reads', 'is', 'it']
      : [`${waiting.length} texts`, 'read', 'are', 'them'];
  return {
    rule: 'not-begun',
    file: `locales/${tag}/${namespace}.json`,
    message: `is not begun: ${texts} ${isMissing ? `${are} missing or ${read}` : read} as in English. Translate ${them}${isFrame ? '' : ', or leave the file for later'}. ${outcome} until it is complete.`,
  };
}

/** As many names as one line has room for. */
const mostNames = 3;

/**
 * The texts of a file that are new or have changed since the record was written: one line for all,
 * because one command mends them all.
 */
export function notRecordedFinding(
  translation: WorkshopLocale,
  namespace: string,
  texts: readonly Text[],
): readonly LocaleFinding[] {
  const [first] = texts;
  if (!first) return [];
  const { tag } = translation.language;
  const todo = `and ${recordFile(tag)} does not know. Run "npm run locales -- record ${tag}".`;
  if (texts.length > 1) {
    const file = `locales/${tag}/${namespace}.json`;
    const names = texts.slice(0, mostNames).map(({ key }) => key);
    const others = texts.length - names.length;
    const list = others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ');
    const message = `${texts.length} texts are new or have changed (${list}), ${todo}`;
    return [{ rule: 'not-recorded', file, message }];
  }
  return [findingAtText(translation, first, 'not-recorded', `is new or has changed, ${todo}`)];
}
