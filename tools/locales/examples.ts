import { sourceTag } from '../../src/content/languages';
import { plans } from '../../src/content/plans';
import { providers } from '../../src/content/providers';
import { factsFor } from '../../src/i18n/facts';
import { createFormats } from '../../src/i18n/formats';
import type { Locale } from '../../src/validate/read-locales';
import { formatMessages } from './message-tree';

/** What a placeholder holds on the English site, by its name without braces. */
export type Examples = (id: string, placeholder: string) => string | undefined;

/** Examples from the very facts that the pages show, so that none is out of date. */
export function examplesFrom(english: Locale): Examples {
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
