import { allLanguages } from '../../src/content/languages';
import { type CommonMessages, formKinds } from '../../src/i18n/facts';
import { createForms, plainForm } from '../../src/i18n/forms';
import { loadMessages } from '../../src/i18n/load-messages';
import { stringsOf } from '../support/strings-of';

/** Numbers for every plural category of the 27 languages, except fractions and millions. */
const probes = [0, 1, 2, 3, 5, 11, 21, 100];

const placeholder = /\{\{(\w+)(?:\.(\w+))?\}\}/g;

describe.each(allLanguages.map(({ tag }) => tag))('In %s', (tag) => {
  const messages = loadMessages(tag);
  const { count } = createForms(tag, messages.common as CommonMessages);

  /** Replaces each counted fact in a sentence with the same number. */
  const fillCounts = (text: string, value: number): string =>
    text.replace(placeholder, (whole, name: string, form = plainForm) => {
      const unit = formKinds.get(name);
      if (unit === undefined || unit === 'dates') return whole;
      return count(unit, value)[form] ?? `no ${name}.${form} of ${value}`;
    });

  const sentences = stringsOf(messages).filter((text) => fillCounts(text, 1) !== text);

  it('there are sentences with counted facts', () => {
    expect(sentences.length).toBeGreaterThan(20);
  });

  it.each(probes)('each of them has a form for %d', (value) => {
    const rendered = sentences.map((text) => fillCounts(text, value));
    expect(
      rendered.filter((text) => /no \w+\.\w+ of \d|\{\{amount|[ \u00A0]{2}/.test(text)),
    ).toEqual([]);
  });
});
