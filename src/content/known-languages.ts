/** Facts about a language, whether the site has it or not. */
export interface LanguageFacts {
  /** BCP 47 tag: the path prefix, the locale folder and the `lang` attribute. */
  readonly tag: string;
  /** The language's own name. Not from Intl, which gives "British English" and "português europeu". */
  readonly endonym: string;
  /** Open Graph locale, `ll_CC`. */
  readonly openGraph: string;
  /** CLDR locale for numbers, dates and plural forms, if it differs from the tag. */
  readonly formats?: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Every language the site can have, in the EU's official order (by endonym), then the others. */
export const knownLanguages: readonly LanguageFacts[] = [
  { tag: 'bg', endonym: 'български', openGraph: 'bg_BG', dir: 'ltr' },
  { tag: 'es', endonym: 'español', openGraph: 'es_ES', dir: 'ltr' },
  { tag: 'cs', endonym: 'čeština', openGraph: 'cs_CZ', dir: 'ltr' },
  { tag: 'da', endonym: 'dansk', openGraph: 'da_DK', dir: 'ltr' },
  { tag: 'de', endonym: 'Deutsch', openGraph: 'de_DE', dir: 'ltr' },
  { tag: 'et', endonym: 'eesti', openGraph: 'et_EE', dir: 'ltr' },
  { tag: 'el', endonym: 'ελληνικά', openGraph: 'el_GR', dir: 'ltr' },
  { tag: 'en', endonym: 'English', openGraph: 'en_GB', formats: 'en-GB', dir: 'ltr' },
  { tag: 'fr', endonym: 'français', openGraph: 'fr_FR', dir: 'ltr' },
  { tag: 'ga', endonym: 'Gaeilge', openGraph: 'ga_IE', dir: 'ltr' },
  { tag: 'hr', endonym: 'hrvatski', openGraph: 'hr_HR', dir: 'ltr' },
  { tag: 'it', endonym: 'italiano', openGraph: 'it_IT', dir: 'ltr' },
  { tag: 'lv', endonym: 'latviešu', openGraph: 'lv_LV', dir: 'ltr' },
  { tag: 'lt', endonym: 'lietuvių', openGraph: 'lt_LT', dir: 'ltr' },
  { tag: 'hu', endonym: 'magyar', openGraph: 'hu_HU', dir: 'ltr' },
  { tag: 'mt', endonym: 'Malti', openGraph: 'mt_MT', dir: 'ltr' },
  { tag: 'nl', endonym: 'Nederlands', openGraph: 'nl_NL', dir: 'ltr' },
  { tag: 'pl', endonym: 'polski', openGraph: 'pl_PL', dir: 'ltr' },
  { tag: 'pt', endonym: 'português', openGraph: 'pt_PT', formats: 'pt-PT', dir: 'ltr' },
  { tag: 'ro', endonym: 'română', openGraph: 'ro_RO', dir: 'ltr' },
  { tag: 'sk', endonym: 'slovenčina', openGraph: 'sk_SK', dir: 'ltr' },
  { tag: 'sl', endonym: 'slovenščina', openGraph: 'sl_SI', dir: 'ltr' },
  { tag: 'fi', endonym: 'suomi', openGraph: 'fi_FI', dir: 'ltr' },
  { tag: 'sv', endonym: 'svenska', openGraph: 'sv_SE', dir: 'ltr' },
  { tag: 'is', endonym: 'íslenska', openGraph: 'is_IS', dir: 'ltr' },
  { tag: 'nb', endonym: 'norsk bokmål', openGraph: 'nb_NO', dir: 'ltr' },
  { tag: 'cy', endonym: 'Cymraeg', openGraph: 'cy_GB', dir: 'ltr' },
];
