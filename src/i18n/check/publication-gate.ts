import { type Language, sourceTag } from '../../content/languages';
import { commonNamespace, type RouteId, routeIds } from '../../content/routes';
import { pagePath } from '../paths';
import { allPages, type PageText, type Publication } from '../publication';
import type { Issue } from './issue';
import { legalDocuments } from './legal-keys';
import { type Keys, missingKeys } from './needed-keys';

/** Reads the keys of a message file that are translated; none for a file that is not there. */
export type ReadKeys = (tag: string, namespace: string) => Keys;

/** What is published, and a line for each page or language that is not. */
export interface GatedPublication {
  readonly publication: Publication;
  readonly notes: readonly Issue[];
}

/** Without these a language has no door and no way to say what went wrong. */
const requiredNamespaces = [commonNamespace, 'home', 'not-found', 'error'] as const;

const isRequired = (namespace: string): boolean =>
  requiredNamespaces.some((name) => name === namespace);

const isLegal = (route: RouteId): boolean => legalDocuments.some(({ id }) => id === route);

/** "has no translation of hero.title and 3 more": the first says enough to find the others. */
function lack(missing: readonly string[]): string {
  const [first, ...others] = missing;
  return `has no translation of ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** What the site does while a file of a language is not complete; without the frame it is not there. */
export function unpublished(
  tag: string,
  namespace: string,
): { readonly outcome: string; readonly isRequired: boolean } {
  const route = routeIds.find((id) => id === namespace && !isRequired(id));
  if (!route) return { outcome: `Nothing is published in "${tag}"`, isRequired: true };
  const path = pagePath(route, tag);
  return {
    outcome: isLegal(route) ? `${path} shows the English text` : `${path} is not published`,
    isRequired: false,
  };
}

interface GatedLanguage {
  /** Nothing when the language is not published. */
  readonly pages?: Publication[string];
  readonly notes: readonly Issue[];
}

/** Decides about a language other than English; `missing` reads what a file of it lacks. */
function gateLanguage(
  tag: string,
  missing: (namespace: string) => readonly string[],
): GatedLanguage {
  const note = (namespace: string): Issue => ({
    file: `locales/${tag}/${namespace}.json`,
    message: `${lack(missing(namespace))}. ${unpublished(tag, namespace).outcome} until it is complete.`,
  });
  const broken = requiredNamespaces.find((namespace) => missing(namespace).length > 0);
  if (broken) return { notes: [note(broken)] };

  const notes: Issue[] = [];
  const pages: Partial<Record<RouteId, PageText>> = {};
  for (const route of routeIds) {
    if (missing(route).length === 0) {
      pages[route] = 'own';
      continue;
    }
    if (isLegal(route)) pages[route] = 'source';
    notes.push(note(route));
  }
  return { pages, notes };
}

/**
 * Decides what is published (docs/decisions/0007-publication.md). English always is, in full: what
 * is missing there is an issue. Another language is there when its frame is complete; of its other
 * pages each one that is complete. A legal document that is not complete is shown in English.
 */
export function gatePublication(
  languages: readonly Pick<Language, 'tag'>[],
  readKeys: ReadKeys,
): GatedPublication {
  const notes: Issue[] = [];
  const publication: Record<string, Publication[string]> = {};
  for (const { tag } of languages) {
    const gated: GatedLanguage =
      tag === sourceTag
        ? { pages: allPages, notes: [] }
        : gateLanguage(tag, (namespace) =>
            missingKeys(tag, namespace, readKeys(tag, namespace), readKeys(sourceTag, namespace)),
          );
    if (gated.pages) publication[tag] = gated.pages;
    notes.push(...gated.notes);
  }
  return { publication, notes };
}
