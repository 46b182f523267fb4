import { sourceTag } from '../../src/content/languages';
import { plans } from '../../src/content/plans';
import { providers } from '../../src/content/providers';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { factNames, tagNames } from '../../src/i18n/check/markup';
import { pluralKey } from '../../src/i18n/check/plural-keys';
import { factsFor } from '../../src/i18n/facts';
import { cldrLocale, createFormats } from '../../src/i18n/formats';
import type { Locale } from '../../src/validate/read-locales';
import { legalNote } from './legal-notes';
import { formatMessages } from './message-tree';
import { type Note, type Notes, noteKey } from './notes';

/** Describes the texts of the site to translators. */
export interface Describer {
  /** The note of a text: where it shows and what to mind. Nothing when nobody has written one. */
  readonly note: (namespace: string, key: string) => Note | undefined;
  /** The most characters that a text may have. */
  readonly most: (namespace: string, key: string) => number | undefined;
  /** The note with what each placeholder and tag means, and what a plural form counts. */
  readonly full: (namespace: string, key: string, english: string, tag: string) => string;
  /** What a placeholder or tag means; nothing when nobody has described it. */
  readonly placeholder: (id: string, name: string) => string | undefined;
  readonly tag: (namespace: string, name: string) => string | undefined;
}

/** Numbers that show what a plural form counts. */
const probes = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 20, 21, 22, 100, 1_000_000, 1.5];

/** Makes a describer of the notes and of the facts that the pages show. */
export function createDescriber(english: Locale, notes: Notes): Describer {
  const examples: Examples = examplesFrom(english);

  const idOf = (namespace: string, key: string) =>
    `${namespace}:${noteKey(english, namespace, key)}`;

  const note = (namespace: string, key: string): Note | undefined => {
    const known = noteKey(english, namespace, key);
    const written = notes.texts.get(idOf(namespace, key));
    const words = (other: string) =>
      english.files.get(namespace)?.messages.get(other)?.value ?? other;
    const place = legalNote(namespace, known, words);
    if (!place) return written;
    return written ? { ...written, note: `${place} ${written.note}` } : { note: place };
  };

  const placeholder = (id: string, name: string): string | undefined => {
    const meaning = notes.placeholders.get(name)?.note;
    // A fact that the operator has not settled has no example yet.
    const example = examples(id, name);
    return meaning && `{{${name}}}: ${meaning}${example ? ` For example: ${example}` : ''}`;
  };

  const tagMeaning = (namespace: string, name: string): string | undefined => {
    const meaning = notes.tags.get(name)?.note ?? sectionLink(namespace, name);
    return meaning && `<${name}>: ${meaning}`;
  };

  const full = (namespace: string, key: string, text: string, tag: string): string => {
    const found = note(namespace, key);
    const id = idOf(namespace, key);
    const lines = [
      found?.note,
      found?.most !== undefined && `At most ${found.most} characters.`,
      pluralNote(english, namespace, key, tag),
      ...factNames(text).map((name) => placeholder(id, name)),
      ...[...new Set(tagNames(text))].map((name) => tagMeaning(namespace, name)),
    ];
    return lines.filter(Boolean).join('\n');
  };
  const most = (namespace: string, key: string) => notes.texts.get(idOf(namespace, key))?.most;

  return { note, most, full, placeholder, tag: tagMeaning };
}

/** A tag named after a section of the document is a link to it. */
function sectionLink(namespace: string, name: string): string | undefined {
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const document = legalDocuments.find((candidate) => candidate.id === namespace);
  if (!document?.sections.some((section) => section.id === id)) return undefined;
  return 'Link to that section of the document. Use the words of its heading, and quote them as your language quotes a title in a sentence; English does not.';
}

/** What a form of a plural counts: "Form “few” of a plural: for 2, 3, 4, 22." */
function pluralNote(
  english: Locale,
  namespace: string,
  key: string,
  tag: string,
): string | undefined {
  const form = pluralKey(key);
  if (!form || noteKey(english, namespace, key) === key) return undefined;
  const rules = new Intl.PluralRules(cldrLocale(tag));
  const numbers = probes.filter((number) => rules.select(number) === form.category);
  return `Form “${form.category}” of a plural: for ${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ' …' : ''}.`;
}

/** What a placeholder holds on the English site, by its name without braces. */
type Examples = (id: string, placeholder: string) => string | undefined;

/** Examples from the very facts that the pages show, so that none is out of date. */
function examplesFrom(english: Locale): Examples {
  const messages = [...(english.files.get('common')?.messages ?? [])];
  const common = JSON.parse(formatMessages(messages.map(([key, { value }]) => [key, value])));
  const facts = factsFor(common, sourceTag);
  const { money, number } = createFormats(sourceTag);
  const { price, displayName, limits } = plans.plus;
  const values: Readonly<Record<string, string>> = {
    ...facts,
    amount: number(limits.creditsPerMonth),
    plan: displayName,
    price: money(price.monthly),
    provider: providers[0]?.name ?? '',
    date: facts.privacyRevisedDate,
  };
  return (_, placeholder) => values[placeholder];
}
