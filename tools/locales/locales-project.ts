import { knownLanguages } from '../../src/content/known-languages';
import { type Language, sourceTag } from '../../src/content/languages';
import { namespaces } from '../../src/content/routes';
import type { Issue } from '../../src/i18n/check/issue';
import { type SameAsEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { type Locale, readLocales } from '../../src/validate/read-locales';
import { type ReadEntry, readFlat } from './flat-json';
import { type Glossary, glossaryFile, readTerm } from './glossary';
import { type Note, type Notes, notesFile, readNote } from './notes';
import { siteLanguages } from './published-state';
import { type ReviewRecord, readEntry, recordFile } from './review-record';
import { type Text, textsOf } from './texts';

/** One language of the project. */
export interface ProjectLocale {
  readonly language: Language;
  readonly locale: Locale;
  readonly record: ReviewRecord;
  readonly texts: readonly Text[];
}

/** Everything that stands under `locales/`. */
export interface LocalesProject {
  readonly root: string;
  readonly english: Locale;
  /** The translations; English is not among them. */
  readonly translations: readonly ProjectLocale[];
  readonly notes: Notes;
  readonly glossary: Glossary;
  readonly sameAsEnglish: SameAsEnglish;
  /** What cannot be read or does not belong there. */
  readonly issues: readonly Issue[];
}

/**
 * Reads the project.
 *
 * @param root The folder that holds `locales` and `src`.
 * @param tags The languages to look at; all when none is named.
 * @throws Error when a tag is no language of the site, or the list of languages is broken.
 */
export async function readProject(root: string, tags?: readonly string[]): Promise<LocalesProject> {
  const known = await siteLanguages(root);
  const unknown = tags?.find((tag) => !known.some((language) => language.tag === tag));
  if (unknown !== undefined) {
    const canBeAdded = knownLanguages.some(({ tag }) => tag === unknown);
    const hint = canBeAdded ? `; "npm run locales -- add ${unknown}" adds one` : '';
    throw new Error(
      `"${unknown}" is not a language of the site, which has ${known.map(({ tag }) => tag).join(', ')}${hint}.`,
    );
  }
  const languages = known.filter(({ tag }) => tag === sourceTag || (tags?.includes(tag) ?? true));
  const { locales, issues } = await readLocales(root, languages, known);
  const all: Issue[] = [...issues];
  const english = locales.find(({ tag }) => tag === sourceTag);
  if (!english) throw new Error(`src/content/published.json has no "${sourceTag}".`);

  const read = async <Value extends object>(file: string, entry: ReadEntry<Value>) => {
    const { entries, issues: found } = await readFlat(root, file, entry);
    all.push(...found);
    return entries;
  };

  const sameAsEnglish = await read(sameAsEnglishFile, readTags);
  const translations: ProjectLocale[] = [];
  for (const locale of locales) {
    const language = languages.find(({ tag }) => tag === locale.tag);
    if (!language || locale === english) continue;
    const record = await read(recordFile(locale.tag), readEntry);
    const texts = textsOf(locale, english, record, sameAsEnglish);
    translations.push({ language, locale, record, texts });
  }
  const glossary = await read(glossaryFile, readTerm);
  const texts = new Map<string, Note>();
  for (const namespace of namespaces) {
    const notes = await read(notesFile(namespace), readNote);
    for (const [key, note] of notes) texts.set(`${namespace}:${key}`, note);
  }
  const notes = {
    texts,
    placeholders: await read(notesFile('placeholders'), readNote),
    tags: await read(notesFile('tags'), readNote),
  };
  return { root, english, translations, notes, glossary, sameAsEnglish, issues: all };
}

/** The languages in which a text may read as in English. */
const readTags = (value: unknown): readonly string[] | string =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string')
    ? value
    : 'must list languages, such as ["de", "nl"], or ["*"] for all.';

/**
 * The translation of the project in one language.
 *
 * @throws Error when the site does not have the language, or it is English.
 */
export function translationOf(project: LocalesProject, tag: string): ProjectLocale {
  const found = project.translations.find(({ language }) => language.tag === tag);
  if (found) return found;
  throw new Error(`"${tag}" is no language that the site is translated into.`);
}
