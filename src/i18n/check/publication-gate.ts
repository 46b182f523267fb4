import { type Language, sourceTag } from '../../content/languages';
import { commonNamespace, type RouteId, routeIds } from '../../content/routes';
import { pagePath } from '../paths';
import { fullPublication, type PageText, type Publication } from '../publication';
import type { Finding } from './finding';
import { legalDocuments } from './legal-keys';
import { type Keys, missingKeys } from './missing-keys';

/** Reads the keys of a message file; none for a file that is not there. */
export type ReadKeys = (tag: string, namespace: string) => Keys;

/** What is published, and a line for each page or language that is not. */
export interface GatedPublication {
  readonly publication: Publication;
  readonly notes: readonly Finding[];
}

/** Without these a language has no door and no way to say what went wrong. */
const frame = [commonNamespace, 'home', 'not-found', 'error'] as const;

const isLegal = (route: RouteId): boolean => legalDocuments.some(({ id }) => id === route);

/** "lacks hero.title and 3 more": the first says enough to find the file. */
function lack(missing: readonly string[]): string {
  const [first, ...others] = missing;
  return `lacks ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/**
 * Decides what is published (docs/decisions/0007-publication.md). English always is, in full: what
 * is missing there is a fault. Another language is there when its frame is complete; of its other
 * pages each one that is complete. A legal document that is not complete is shown in English.
 */
export function gatePublication(
  languages: readonly Pick<Language, 'tag'>[],
  readKeys: ReadKeys,
): GatedPublication {
  const notes: Finding[] = [];
  const publication: Record<string, Publication[string]> = {};
  for (const { tag } of languages) {
    if (tag === sourceTag) {
      Object.assign(publication, fullPublication([{ tag }]));
      continue;
    }
    const missing = (namespace: string) =>
      missingKeys(tag, namespace, readKeys(tag, namespace), readKeys(sourceTag, namespace));
    const broken = frame.find((namespace) => missing(namespace).length > 0);
    if (broken) {
      const message = `${lack(missing(broken))}. Nothing is published in "${tag}" until it is complete.`;
      notes.push({ file: `locales/${tag}/${broken}.json`, message });
      continue;
    }
    const pages: Partial<Record<RouteId, PageText>> = {};
    for (const route of routeIds) {
      const gaps = missing(route);
      if (gaps.length === 0) {
        pages[route] = 'own';
        continue;
      }
      if (isLegal(route)) pages[route] = 'source';
      const outcome = isLegal(route) ? 'shows the English text' : 'is not published';
      const message = `${lack(gaps)}. ${pagePath(route, tag)} ${outcome} until it is complete.`;
      notes.push({ file: `locales/${tag}/${route}.json`, message });
    }
    publication[tag] = pages;
  }
  return { publication, notes };
}
