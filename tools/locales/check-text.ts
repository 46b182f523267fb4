import { sameAsEnglishMessage } from './check-unfinished';
import type { Describer } from './describe';
import { termFaults } from './glossary';
import type { HalfTranslated } from './half-translated';
import { findingAtText, type LocaleFinding, type RuleName } from './locale-finding';
import type { Text } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';

/** What a translator has to do about one text. */
export function textFindings(
  workshop: Workshop,
  locale: WorkshopLocale,
  text: Text,
  describer: Describer,
  halfTranslated: HalfTranslated,
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
  for (const fault of termFaults(workshop.glossary, tag, id, english, translation)) {
    findings.push(finding('term', fault));
  }
  return findings;
}
