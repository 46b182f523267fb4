import { sourceTag } from '../../src/content/languages';
import { legalDocuments } from '../../src/content/legal/documents';
import { sectionTag } from '../../src/content/legal/structure';
import { plans } from '../../src/content/plans';
import { providers } from '../../src/content/providers';
import { pluralKey } from '../../src/i18n/check/plural-keys';
import { createFacts } from '../../src/i18n/facts';
import { cldrLocale, createFormats } from '../../src/i18n/formats';
import { factNames, tagNames } from '../../src/validate/markup';
import type { Locale } from '../../src/validate/read-locales';
import { legalNote } from './legal-notes';
import type { LocalesProject } from './locales-project';
import { formatMessages } from './message-tree';
import { noteKey } from './notes';
import type { Text } from './texts';

/** Examples for the note on a plural form. */
const exampleNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 20, 21, 22, 100, 1_000_000, 1.5];

/** The most characters that a text may have; undefined if there is no limit. */
export const maxLengthOf = (
  { english, notes }: LocalesProject,
  { namespace, key }: Text,
): number | undefined => notes.texts.get(`${namespace}:${noteKey(english, namespace, key)}`)?.most;

/** Describes the texts of the site to translators, from the notes and the facts on the pages. */
export function createDescriber(project: LocalesProject) {
  const { english, notes } = project;
  const examples = examplesFrom(english);

  /** Where a text is shown and what to look out for; undefined if nobody has written it. */
  const note = (namespace: string, key: string): string | undefined => {
    const noted = noteKey(english, namespace, key);
    const englishOf = (name: string) =>
      english.files.get(namespace)?.messages.get(name)?.value ?? name;
    const written = notes.texts.get(`${namespace}:${noted}`)?.note;
    return [legalNote(namespace, noted, englishOf), written].filter(Boolean).join(' ') || undefined;
  };

  /** What a placeholder stands for; undefined if nobody has described it. */
  const placeholder = (name: string): string | undefined => {
    const meaning = notes.placeholders.get(name)?.note;
    // A fact that the operator has not settled has no example yet.
    const example = examples[name];
    return meaning && `{{${name}}}: ${meaning}${example ? ` For example: ${example}` : ''}`;
  };

  /** What happens to the words in a tag; undefined if nobody has described it. */
  const tag = (namespace: string, name: string): string | undefined => {
    const meaning = notes.tags.get(name)?.note ?? sectionLink(namespace, name);
    return meaning && `<${name}>: ${meaning}`;
  };

  /** The note with what each placeholder and tag means, and what a plural form counts. */
  const full = (text: Text, language: string): string => {
    const { namespace, key, english: words } = text;
    const maximum = maxLengthOf(project, text);
    const isForm = noteKey(english, namespace, key) !== key;
    return [
      note(namespace, key),
      maximum !== undefined && `At most ${maximum} characters.`,
      isForm && pluralNote(key, language),
      ...factNames(words).map(placeholder),
      ...[...new Set(tagNames(words))].map((name) => tag(namespace, name)),
    ]
      .filter(Boolean)
      .join('\n');
  };

  return { note, placeholder, tag, full };
}

/** A tag named after a section of the document is a link to it. */
function sectionLink(namespace: string, name: string): string | undefined {
  const document = legalDocuments.find((candidate) => candidate.id === namespace);
  if (!document?.sections.some((section) => sectionTag(section.id) === name)) return undefined;
  return 'Link to that section of the document. Use the words of its heading, and quote them as your language quotes a title in a sentence; English does not.';
}

/** What a form of a plural counts: "Form “few” of a plural: for 2, 3, 4, 22." */
function pluralNote(key: string, tag: string): string | undefined {
  const category = pluralKey(key)?.category;
  const rules = new Intl.PluralRules(cldrLocale(tag));
  const numbers = exampleNumbers.filter((number) => rules.select(number) === category);
  return (
    category &&
    `Form “${category}” of a plural: for ${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ' …' : ''}.`
  );
}

/** What placeholders stand for on the English site. */
function examplesFrom(english: Locale): Readonly<Record<string, string | undefined>> {
  const messages = [...(english.files.get('common')?.messages ?? [])];
  const common = JSON.parse(formatMessages(messages.map(([key, { value }]) => [key, value])));
  const facts = createFacts(common, sourceTag);
  const { money, number } = createFormats(sourceTag);
  const { price, displayName, limits } = plans.plus;
  return {
    ...facts,
    amount: number(limits.creditsPerMonth),
    plan: displayName,
    price: money(price.monthly),
    provider: providers[0]?.name,
    date: facts.privacyRevisedDate,
  };
}
