import memoize from 'lodash/memoize';
import { allLanguages, sourceTag } from '../../../src/content/languages';
import { inactivityExamples, refreshExamples } from '../../../src/content/legal/examples';
import { betaBadge, plans } from '../../../src/content/plans';
import { providers } from '../../../src/content/providers';
import { enterpriseSubject, site } from '../../../src/content/site';
import { type CommonMessages, createFacts } from '../../../src/i18n/facts';
import { createFormats } from '../../../src/i18n/formats';
import { createForms } from '../../../src/i18n/forms';
import { loadMessages } from '../../../src/i18n/load-messages';
import { literal } from '../../../src/validate/literal';
import { loadTranslator } from '../../support/load-translator';
import { stringsOf } from '../../support/strings-of';

/** The messages of a language, to find out whether a text comes from them. */
export interface Catalogue {
  readonly t: ReturnType<typeof loadTranslator>;
  /** Whether a text consists only of messages of this language and facts. */
  readonly includes: (text: string) => boolean;
}

/** Names that are the same in every language. */
const names: readonly string[] = [
  ...Object.values(site).map(String),
  ...providers.map(({ name }) => name),
  betaBadge,
  enterpriseSubject,
  ...Object.values(plans).flatMap(({ name, displayName }) => [name, displayName]),
  ...allLanguages.map(({ endonym }) => endonym),
];

/** Dates in the cells of worked examples. */
const exampleDates = [refreshExamples, inactivityExamples]
  .flatMap(({ rows }) => rows().flat())
  .flatMap((cell) => ('date' in cell ? [cell.date] : []));

/** Collapses white space. */
const normalise = (text: string) => text.replace(/\s+/g, ' ').trim();

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The texts between the tags of messages: each is a text node of a page. */
function textsIn(messages: readonly string[]): readonly string[] {
  return messages
    .flatMap((message) => message.split(/<[^<>]*>/))
    .map(normalise)
    .filter(hasLetters);
}

/** Matches texts that are one of the messages, with any value for their placeholders. */
function matcher(messages: readonly string[]): (text: string) => boolean {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of textsIn(messages)) {
    const parts = text.split(/\{\{[^{}]*\}\}/);
    if (parts.length === 1) plain.add(text);
    else if (parts.some(hasLetters))
      patterns.push(new RegExp(`^${parts.map(literal).join('.+')}$`, 'u'));
  }
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

const read = memoize((tag: string): Catalogue => {
  const files = loadMessages(tag);
  const t = loadTranslator(tag);
  const isMessage = matcher(stringsOf(files));
  const { country } = createFormats(tag);
  const countries = providers.map((provider) => country(provider.country));
  const common = files.common as CommonMessages;
  const forms = createForms(tag, common);
  const dates = exampleDates.map((date) => forms.date(date).plain);
  const facts = new Set(
    [...names, ...countries, ...dates, ...Object.values(createFacts(common, tag))].map(normalise),
  );
  // Removed whole, because a title may contain commas.
  const titleEnd = t('common:pageTitle', { title: '', product: site.productName }).replace(
    '\u00A0',
    ' ',
  );
  // Memoised, because much is the same on every page.
  const isKnown = memoize(
    (text: string) => !hasLetters(text) || facts.has(text) || isMessage(text),
  );
  return {
    t,
    includes(text) {
      const whole = normalise(text);
      if (isKnown(whole)) return true;
      // Legal sections have their number in the text; some names join two messages with a comma.
      const unnumbered = whole.replace(/^\d+(\.\d+)*\.?\s+/, '');
      return (
        isKnown(unnumbered) ||
        isKnown(unnumbered.replace(titleEnd, '')) ||
        isSequence(unnumbered, isKnown) ||
        unnumbered.split(/\s?[,()·–]\s?/).every((part) => isKnown(normalise(part)))
      );
    },
  };
});

/** Whether a text is a sequence of messages, such as the sentences of a paragraph. */
function isSequence(text: string, isKnown: (text: string) => boolean): boolean {
  const sentences = text.split(/(?<=[.!?:;])\s+/);
  const ends = [true];
  for (let end = 1; end <= sentences.length; end += 1) {
    ends[end] = sentences.some(
      (_, start) => start < end && ends[start] && isKnown(sentences.slice(start, end).join(' ')),
    );
  }
  return ends[sentences.length] === true;
}

/** The catalogue of a language of the site; for any other, that of the source language. */
export function catalogueOf(tag: string): Catalogue {
  return read(allLanguages.some((language) => language.tag === tag) ? tag : sourceTag);
}
