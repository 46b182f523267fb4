import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { knownLanguages } from '../../src/content/known-languages';
import { type Language, sourceTag } from '../../src/content/languages';
import type { Finding } from '../../src/i18n/check/finding';
import { type SameAsEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import type { CheckContext } from '../../src/i18n/messages-check';
import { contextOf } from '../../src/validate/check-context';
import { type Locale, readLocales } from '../../src/validate/read-locales';
import { utf8Text } from '../../src/validate/utf8-text';
import { parseFlat } from './flat-json';
import { type Glossary, glossaryFile, parseGlossary } from './glossary';
import { type Notes, readNotes } from './notes';
import { siteLanguages } from './published-state';
import { parseRecord, type ReviewRecord, recordFile } from './review-record';
import { type Text, textsOf } from './texts';

/** One language of the workshop. */
export interface WorkshopLocale {
  readonly language: Language;
  readonly locale: Locale;
  readonly record: ReviewRecord;
  readonly texts: readonly Text[];
}

/** Everything that stands under `locales/`. */
export interface Workshop {
  readonly root: string;
  readonly english: Locale;
  /** The translations; English is not among them. */
  readonly translations: readonly WorkshopLocale[];
  readonly notes: Notes;
  readonly glossary: Glossary;
  readonly sameAsEnglish: SameAsEnglish;
  /** What cannot be read or does not belong there. */
  readonly findings: readonly Finding[];
}

/** Reads a file that may be missing; one that is not in UTF-8 is a finding. */
async function readOptional(
  root: string,
  file: string,
): Promise<{ readonly text?: string; readonly findings: readonly Finding[] }> {
  const bytes = await readFile(path.join(root, file)).catch(() => undefined);
  if (!bytes) return { findings: [] };
  const text = utf8Text(bytes);
  if (text !== undefined) return { text, findings: [] };
  return { findings: [{ file, message: 'is not in UTF-8. Save it in that encoding.' }] };
}

/**
 * Reads the workshop.
 *
 * @param root The folder that holds `locales` and `src`.
 * @param tags The languages to look at; all when none is named.
 * @throws Error when a tag is no language of the site, or the list of languages is broken.
 */
export async function readWorkshop(root: string, tags?: readonly string[]): Promise<Workshop> {
  const known = await siteLanguages(root);
  const stranger = tags?.find((tag) => !known.some((language) => language.tag === tag));
  if (stranger !== undefined) {
    const has = `"${stranger}" is no language of the site. It has ${known.map(({ tag }) => tag).join(', ')}`;
    const canBeAdded = knownLanguages.some(({ tag }) => tag === stranger);
    throw new Error(
      canBeAdded ? `${has}; "npm run locales -- add ${stranger}" adds one.` : `${has}.`,
    );
  }
  const languages = known.filter(({ tag }) => tag === sourceTag || (tags?.includes(tag) ?? true));
  const { locales, findings } = await readLocales(root, languages, known);
  const all: Finding[] = [...findings];
  const english = locales.find(({ tag }) => tag === sourceTag);
  if (!english) throw new Error(`src/content/published.json has no "${sourceTag}".`);

  const read = async <Value>(
    file: string,
    parse: (text: string) => Value & { readonly findings: readonly Finding[] },
  ): Promise<Value> => {
    const { text = '{}', findings: found } = await readOptional(root, file);
    const parsed = parse(text);
    all.push(...found, ...parsed.findings);
    return parsed;
  };

  const { sameAsEnglish } = await read(sameAsEnglishFile, parseSameAsEnglish);
  const translations: WorkshopLocale[] = [];
  for (const locale of locales) {
    const language = languages.find(({ tag }) => tag === locale.tag);
    if (!language || locale === english) continue;
    const { record } = await read(recordFile(locale.tag), (text) => parseRecord(locale.tag, text));
    translations.push({
      language,
      locale,
      record,
      texts: textsOf(locale, english, record, sameAsEnglish),
    });
  }
  const { glossary } = await read(glossaryFile, parseGlossary);
  const notes = await readNotes((file, parse) => read(file, parse));
  return { root, english, translations, notes, glossary, sameAsEnglish, findings: all };
}

/**
 * The translation of the workshop in one language.
 *
 * @throws Error when the site does not have the language, or it is English.
 */
export function translationOf(workshop: Workshop, tag: string): WorkshopLocale {
  const found = workshop.translations.find(({ language }) => language.tag === tag);
  if (found) return found;
  throw new Error(
    `"${tag}" is ${tag === sourceTag ? 'the language that is translated from' : 'no language of the site'}.`,
  );
}

/** What a text of a language is held against before it is saved. */
export function checkContext(workshop: Workshop, tag: string): CheckContext {
  return contextOf(translationOf(workshop, tag).locale);
}

/** Reads the list of texts that may read as in English. */
function parseSameAsEnglish(text: string): {
  readonly sameAsEnglish: SameAsEnglish;
  readonly findings: readonly Finding[];
} {
  const { entries, findings } = parseFlat(sameAsEnglishFile, text);
  const sameAsEnglish = new Map<string, readonly string[]>();
  const faults: Finding[] = [...findings];
  for (const { name, value, line } of entries) {
    if (Array.isArray(value) && value.every((tag) => typeof tag === 'string')) {
      sameAsEnglish.set(name, value);
    } else {
      const message = 'must list languages, such as ["de", "nl"], or ["*"] for all.';
      faults.push({ file: sameAsEnglishFile, line, key: name, message });
    }
  }
  return { sameAsEnglish, findings: faults };
}
