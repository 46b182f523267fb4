/** One language of the site. */
export interface Language {
  /** BCP 47 tag: the path prefix, the locale folder and the `lang` attribute. */
  readonly tag: string;
  /** The language's own name, written by hand: Intl gives "British English" and "português europeu". */
  readonly endonym: string;
  /** Open Graph locale, `ll_CC`. */
  readonly openGraph: string;
  /** CLDR locale for numbers, dates and plural forms, where it is not the tag itself. */
  readonly formats?: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whether a person has reviewed the translation; until then the pages say that it is a draft. */
  readonly reviewed?: true;
}

/** Every language of the site, in the EU's official order (by endonym), then the others. */
export const allLanguages = [
  { tag: 'de', endonym: 'Deutsch', openGraph: 'de_DE', dir: 'ltr' },
  { tag: 'el', endonym: 'ελληνικά', openGraph: 'el_GR', dir: 'ltr' },
  { tag: 'en', endonym: 'English', openGraph: 'en_GB', formats: 'en-GB', dir: 'ltr' },
  { tag: 'pl', endonym: 'polski', openGraph: 'pl_PL', dir: 'ltr' },
] as const satisfies readonly Language[];

/** The language whose pages carry no prefix and whose legal texts bind. */
export const sourceTag = 'en';

/**
 * The languages of this build: all, or those named in `LANGS`, such as `LANGS=en,de`.
 *
 * @throws Error when `LANGS` names a language that the site does not have.
 */
export function chosenLanguages(langs: string | undefined): readonly Language[] {
  if (!langs) return allLanguages;
  const wanted = langs.split(',').map((tag) => tag.trim());
  const known: readonly Language[] = allLanguages;
  for (const tag of wanted) {
    if (!known.some((language) => language.tag === tag)) {
      throw new Error(
        `LANGS is "${langs}": there is no language "${tag}". Use some of ${known.map((language) => language.tag).join(', ')}.`,
      );
    }
  }
  return known.filter(({ tag }) => tag === sourceTag || wanted.includes(tag));
}

/** The languages of this build. */
export const languages = chosenLanguages(process.env.LANGS);
