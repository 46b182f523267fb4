import { type Page, pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { languages, sourceTag } from '../../src/content/languages';
import { serveEveryPage } from '../serve-every-page';
import type { AuditOptions } from './options';

/** The site that is audited: what was built here, or what is deployed somewhere. */
export interface SiteUnderAudit {
  readonly origin: string;
  close(): Promise<void>;
}

/** Every page of the site. */
export const everyPage: readonly Page[] = pageTable(readPublication(languages).publication);

/**
 * The pages that the options ask for; English first, as the other languages are compared with it.
 * Of a deployed site all but the error pages: nobody can ask for those.
 */
export function chosenPages({ routes, tags, url }: AuditOptions): readonly Page[] {
  const pages = everyPage.filter(
    ({ route, tag }) => routes.includes(route) && tags.includes(tag) && !(url && route === 'error'),
  );
  return [
    ...pages.filter(({ tag }) => tag === sourceTag),
    ...pages.filter(({ tag }) => tag !== sourceTag),
  ];
}

/**
 * Serves the built site, or makes sure that a deployed one answers.
 *
 * @throws Error when the site is not built, or cannot be reached at the address.
 */
export async function openSite(url: URL | undefined): Promise<SiteUnderAudit> {
  if (!url) return serveEveryPage();
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => {
    const why = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(
      `--url ${url.href} cannot be reached: ${why}. Check the address and the network.`,
    );
  });
  if (!answer.ok) {
    throw new Error(`--url ${url.href} answers ${answer.status}. Give the address of a home page.`);
  }
  return { origin: url.origin, close: async () => {} };
}
