import { readSetting } from './environment';
import { knownLanguages, type LanguageFacts } from './known-languages';
import published from './published.json';

/** One language of the site. */
export interface Language extends LanguageFacts {
  /** Whether a person has reviewed the translation; until then its pages are marked as a draft. */
  readonly reviewed?: true;
}

/**
 * The state of a translation: `source` is English, `reviewed` means that a person has read every
 * text. `npm run locales` writes it, from the records in `locales/review/`.
 */
const publishedStates = ['source', 'draft', 'reviewed'] as const;

/**
 * Picks the languages of the site from the known ones, in their order.
 *
 * @throws Error if a tag or state is not valid.
 */
export function publishedLanguages(states: Readonly<Record<string, string>>): readonly Language[] {
  const file = 'src/content/published.json';
  for (const [tag, state] of Object.entries(states)) {
    if (!knownLanguages.some((language) => language.tag === tag)) {
      throw new Error(
        `${file} has "${tag}", which is not in src/content/known-languages.ts. Fix the tag, or add the language there.`,
      );
    }
    if (!publishedStates.some((known) => known === state)) {
      throw new Error(
        `${file} has the state "${state}" for "${tag}". Write "draft" or "reviewed".`,
      );
    }
  }
  const sources = Object.keys(states).filter((tag) => states[tag] === 'source');
  if (sources.join() !== sourceTag) {
    throw new Error(`${file} must have the state "source" for "${sourceTag}", and for no other.`);
  }
  return knownLanguages
    .filter(({ tag }) => Object.hasOwn(states, tag))
    .map((facts) => (states[facts.tag] === 'reviewed' ? { ...facts, reviewed: true } : facts));
}

/** The language whose pages have no prefix and whose legal texts are binding. */
export const sourceTag = 'en';

/** Every language of the site, in the EU's official order (by endonym), then the others. */
export const allLanguages: readonly Language[] = readSetting(
  () => publishedLanguages(published),
  publishedLanguages({ [sourceTag]: 'source' }),
);

/**
 * The languages of this build: all, or those named in `LANGS`, such as `LANGS=en,de`.
 *
 * @throws Error if `LANGS` names a language that the site does not have.
 */
export function chosenLanguages(langs: string | undefined): readonly Language[] {
  if (!langs) return allLanguages;
  const tags = langs.split(',').map((tag) => tag.trim());
  for (const tag of tags) {
    if (!allLanguages.some((language) => language.tag === tag)) {
      throw new Error(
        `LANGS is "${langs}": there is no language "${tag}". Use some of ${allLanguages.map((language) => language.tag).join(', ')}.`,
      );
    }
  }
  return allLanguages.filter(({ tag }) => tag === sourceTag || tags.includes(tag));
}

/** The languages of this build. */
export const languages = readSetting(() => chosenLanguages(process.env.LANGS), allLanguages);
