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

export interface ProjectLocale {
  readonly language: Language;
  readonly locale: Locale;
  readonly record: ReviewRecord;
  readonly texts: readonly Text[];
}

/** Everything in `locales/`. */
export interface LocalesProject {
  readonly root: string;
  readonly english: Locale;
  /** The translations; English is not among them. */
  readonly translations: readonly ProjectLocale[];
  readonly notes: Notes;
  readonly glossary: Glossary;
  readonly sameAsEnglish: SameAsEnglish;
  /** What cannot be read, and what does not belong there. */
  readonly issues: readonly Issue[];
}

/**
 * Reads English and these languages, or all of them, from the folder that has `locales` and `src`.
 *
 * @throws Error if the site does not have a language, or the list of languages cannot be read.
 */
export async function readProject(root: string, tags?: readonly string[]): Promise<LocalesProject> {
  const all = await siteLanguages(root);
  const unknown = tags?.find((tag) => !all.some((language) => language.tag === tag));
  if (unknown !== undefined) {
    const canBeAdded = knownLanguages.some(({ tag }) => tag === unknown);
    const hint = canBeAdded ? ` To add it, run "npm run locales -- add ${unknown}".` : '';
    throw new Error(
      `"${unknown}" is not a language of the site, which has ${all.map(({ tag }) => tag).join(', ')}.${hint}`,
    );
  }
  const languages = all.filter(({ tag }) => tag === sourceTag || (tags?.includes(tag) ?? true));
  const { locales, issues: localeIssues } = await readLocales(root, languages, all);
  const issues: Issue[] = [...localeIssues];
  const english = locales.find(({ tag }) => tag === sourceTag);
  if (!english) throw new Error(`src/content/published.json has no "${sourceTag}".`);

  const read = async <Value extends object>(file: string, entry: ReadEntry<Value>) => {
    const flat = await readFlat(root, file, entry);
    issues.push(...flat.issues);
    return flat.entries;
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
  return { root, english, translations, notes, glossary, sameAsEnglish, issues };
}

const readTags = (value: unknown): readonly string[] | string =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string')
    ? value
    : 'must list languages, such as ["de", "nl"], or ["*"] for all.';

/** @throws Error if the site does not have the language, or it is English. */
export function translationOf(project: LocalesProject, tag: string): ProjectLocale {
  const found = project.translations.find(({ language }) => language.tag === tag);
  if (found) return found;
  throw new Error(`"${tag}" is not a language that the site is translated into.`);
}
