import { mayBeSame, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import type { Describer } from './describe';
import { termFaults } from './glossary';
import type { LocaleFinding, RuleName } from './locale-finding';
import { recordFile } from './review-record';
import type { Text } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';

/** What a translator has to do about one text. */
export function textFindings(
  workshop: Workshop,
  { language, locale }: WorkshopLocale,
  text: Text,
  describer: Describer,
): readonly LocaleFinding[] {
  const { id, namespace, key, english, translation, state, entry } = text;
  const { tag } = language;
  if (translation === undefined) return [];
  const place = locale.files.get(namespace)?.messages.get(key);
  const file = `locales/${tag}/${namespace}.json`;
  const finding = (rule: RuleName, message: string): LocaleFinding => ({
    rule,
    file,
    ...(place && { line: place.line, column: place.column }),
    key,
    message,
    english,
    translation,
  });
  const findings: LocaleFinding[] = [];
  const isUntranslated =
    translation === english &&
    entry?.state !== 'reviewed' &&
    !mayBeSame(workshop.sameAsEnglish, id, tag);
  if (isUntranslated) {
    findings.push(
      finding(
        'same-as-english',
        `is the same as in English. Translate it; if it is right, add "${id}": ["${tag}"] to ${sameAsEnglishFile}.`,
      ),
    );
  } else if (!entry && state === 'draft') {
    findings.push(
      finding(
        'not-recorded',
        `is new or has changed, and ${recordFile(tag)} does not know. Run "npm run locales -- record ${tag}".`,
      ),
    );
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
  for (const fault of termFaults(workshop.glossary, tag, id, english, translation)) {
    findings.push(finding('term', fault));
  }
  return findings;
}
