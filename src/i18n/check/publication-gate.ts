import { type Language, sourceTag } from '../../content/languages';
import { isLegalDocument } from '../../content/legal/documents';
import { commonNamespace, type RouteId, routeIds } from '../../content/routes';
import { pagePath } from '../paths';
import { allPages, type PageText, type Publication } from '../publication';
import type { Issue } from './issue';
import { type Keys, missingKeys } from './needed-keys';

/** Returns the translated keys of a message file: none if the file does not exist. */
export type ReadKeys = (tag: string, namespace: string) => Keys;

/** What is published, and a note for each page or language that is not. */
export interface GatedPublication {
  readonly publication: Publication;
  readonly notes: readonly Issue[];
}

/** Without these, a language has no home page and no error pages. */
const requiredNamespaces = [commonNamespace, 'home', 'not-found', 'error'] as const;

const isRequired = (namespace: string): boolean =>
  requiredNamespaces.some((name) => name === namespace);

/** "has no translation of hero.title and 3 more": the first is enough to find the others. */
function describeMissing(missing: readonly string[]): string {
  const [first, ...others] = missing;
  return `has no translation of ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** What is not published while a file of a language is not complete. */
export function unpublished(
  tag: string,
  namespace: string,
): { readonly outcome: string; readonly isRequired: boolean } {
  const route = routeIds.find((id) => id === namespace && !isRequired(id));
  if (!route) return { outcome: `Nothing is published in "${tag}"`, isRequired: true };
  const path = pagePath(route, tag);
  return {
    outcome: isLegalDocument(route) ? `${path} shows the English text` : `${path} is not published`,
    isRequired: false,
  };
}

interface GatedLanguage {
  /** Undefined if the language is not published. */
  readonly pages?: Publication[string];
  readonly notes: readonly Issue[];
}

/** Decides about a language other than English; `missing` returns the missing keys of a file. */
function gateLanguage(
  tag: string,
  missing: (namespace: string) => readonly string[],
): GatedLanguage {
  const note = (namespace: string): Issue => ({
    file: `locales/${tag}/${namespace}.json`,
    message: `${describeMissing(missing(namespace))}. ${unpublished(tag, namespace).outcome} until it is complete.`,
  });
  const incomplete = requiredNamespaces.find((namespace) => missing(namespace).length > 0);
  if (incomplete) return { notes: [note(incomplete)] };

  const notes: Issue[] = [];
  const pages: Partial<Record<RouteId, PageText>> = {};
  for (const route of routeIds) {
    if (missing(route).length === 0) {
      pages[route] = 'own';
      continue;
    }
    if (isLegalDocument(route)) pages[route] = 'source';
    notes.push(note(route));
  }
  return { pages, notes };
}

/**
 * Decides what is published (docs/decisions/0007-publication.md). English always is, in full:
 * anything missing there is an issue. Another language is published if its required files are
 * complete, with each page that is complete. An incomplete legal document is shown in English.
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
