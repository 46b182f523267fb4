import { createContext, useContext } from 'react';
import { languages } from '../content/languages';
import type { RouteId } from '../content/routes';
import { pagePath } from './paths';
import { fullPublication, type Publication, readableTag } from './publication';
import { usePageLanguage } from './use-page-language';

/** What Gatsby hands to every page beside its messages. */
export interface PageContext {
  /** Tag of the language of the page's address. */
  readonly language: string;
  readonly publication: Publication;
}

/** What every template takes from Gatsby. */
export interface TemplateProps {
  readonly pageContext: PageContext;
}

/** The page around a component; the page frame provides it. */
export const CurrentPage = createContext<PageContext | undefined>(undefined);

/** Where a link to a page leads, and the language of what is there if it is not the reader's. */
export interface PageLink {
  readonly href: string;
  readonly hrefLang?: string;
}

/**
 * Returns the page that is being rendered and what leads from it to others. A page that is not
 * published in its language is linked in English. The language is that of the address, even inside
 * a text that is shown in English.
 */
export function useCurrentPage(): PageContext & { readonly linkTo: (route: RouteId) => PageLink } {
  const { tag } = usePageLanguage();
  // A part that is rendered by itself has no frame: then everything counts as published.
  const page = useContext(CurrentPage) ?? {
    language: tag,
    publication: fullPublication(languages),
  };
  return {
    ...page,
    linkTo(route) {
      const target = readableTag(page.publication, route, page.language);
      const href = pagePath(route, target);
      return target === page.language ? { href } : { href, hrefLang: target };
    },
  };
}
