import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { loadTranslator } from '../../support/load-translator';

const folder = path.join(__dirname, 'mutants');

/** The language of the mutants. It is not English, so that English words in them are an issue. */
export const mutantTag = 'de';

/** A page with one defect, which one check must find. */
interface Mutant {
  /** The check, comparison or `axe`. */
  readonly subject: string;
  readonly name: string;
  /** Part of the check's message. */
  readonly issue: string;
  readonly html: string;
}

/** Reads a file and replaces keys with messages: `{{skipLink}}`, `{{en skipLink}}`. */
function read(...names: readonly string[]): string {
  const html = readFileSync(path.join(folder, ...names), 'utf8');
  return html.replace(/\{\{(?:(\w+) )?(.+?)\}\}/g, (_, tag = mutantTag, key) =>
    loadTranslator(tag)(key),
  );
}

export const validHtml = read('valid.html');

/**
 * Replaces the parts of the valid page that a mutant has. A `meta` adds rules to the style sheet,
 * or attributes to a part.
 */
function loadMutant(subject: string, file: string): Mutant {
  const $ = cheerio.load(validHtml);
  const mutant = cheerio.load(read(subject, file));
  for (const part of mutant('[data-part]').toArray()) {
    const { 'data-part': id, ...attributes } = part.attribs;
    const target = $(id === 'html' || id === 'body' ? id : `[data-part="${id}"]`);
    if (id === 'style') $('style').append(attributes.content ?? '');
    else if (target.length !== 1)
      throw new Error(`${subject}/${file}: the valid page has no part "${id}".`);
    else if (part.name === 'meta') target.attr(attributes);
    else target.replaceWith(mutant(part));
  }
  const issue = mutant('meta[name="issue"]').attr('content') ?? '';
  return { subject, name: path.parse(file).name, issue, html: $.html() };
}

/** All mutants, from `<check>/<defect>.html`. */
export const mutants: readonly Mutant[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: subject }) =>
    readdirSync(path.join(folder, subject)).map((file) => loadMutant(subject, file)),
  );
