import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { catalogueOf } from './catalogue';

const folder = path.join(__dirname, 'mutants');

/** The language of the mutants: not English, so that English words in them are out of place. */
export const mutantTag = 'de';

/** A page with one defect, which one check must find. */
export interface Mutant {
  /** The check, comparison or `axe`. */
  readonly subject: string;
  readonly name: string;
  /** Part of what the check says. */
  readonly issue: string;
  /** Path on the mutants' server. */
  readonly address: string;
}

/** A file with words of the catalogue in place of their keys: `{{skipLink}}`, `{{en skipLink}}`. */
function read(...names: readonly string[]): string {
  const html = readFileSync(path.join(folder, ...names), 'utf8');
  return html.replace(/\{\{(?:(\w+) )?(.+?)\}\}/g, (_, tag = mutantTag, key) =>
    catalogueOf(tag).t(key),
  );
}

const valid = read('valid.html');

/** All mutants: `<check>/<defect>.html`, each the parts of the valid page that it breaks. */
export const mutants: readonly Mutant[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: subject }) =>
    readdirSync(path.join(folder, subject)).map((file): Mutant => {
      const $ = cheerio.load(read(subject, file));
      const name = path.parse(file).name;
      const issue = $('meta[name="issue"]').attr('content') ?? '';
      return { subject, name, issue, address: `/${subject}/${name}` };
    }),
  );

/**
 * The valid page with the parts of a mutant in place of its own. A `meta` brings rules for the
 * style sheet, or attributes for a part.
 */
function mutate(mutant: Mutant): string {
  const $ = cheerio.load(valid);
  const broken = cheerio.load(read(`${mutant.address}.html`));
  for (const part of broken('[data-part]').toArray()) {
    const id = part.attribs['data-part'];
    const { 'data-part': _, ...attributes } = part.attribs;
    const own = $(id === 'html' || id === 'body' ? id : `[data-part="${id}"]`);
    if (id === 'style') $('style').append(attributes.content ?? '');
    else if (own.length !== 1)
      throw new Error(`${mutant.address}: the valid page has no part "${id}".`);
    else if (part.name === 'meta') own.attr(attributes);
    else own.replaceWith(broken(part));
  }
  return $.html();
}

/** Serves the valid page at `/` and each mutant at its address, as pages have a real one. */
export async function serveMutants(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const mutant = mutants.find(({ address }) => address === request.url);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(mutant ? mutate(mutant) : valid);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
