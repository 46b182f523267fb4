import { createContext, useContext } from 'react';
import { languages } from '../content/languages';
import type { RouteId } from '../content/routes';
import { pagePath } from './paths';
import { fullPublication, type Publication, readableTag } from './publication';
import { usePageLanguage } from './use-page-language';

/** What Gatsby passes to every page in addition to its messages. */
export interface PageContext {
  /** Tag of the language of the page's address. */
  readonly language: string;
  readonly publication: Publication;
}

/** The props that every template receives from Gatsby. */
export interface TemplateProps {
  readonly pageContext: PageContext;
}

/** The page around a component; the page frame provides it. */
export const CurrentPage = createContext<PageContext | undefined>(undefined);

/** The target of a link to a page, and its language if it is not the reader's. */
export interface PageLink {
  readonly href: string;
  readonly hrefLang?: string;
}

/**
 * Returns the page that is being rendered, and a function for links to other pages. Pages that are
 * not published in its language are linked in English. The language is always that of the page's
 * address, even inside a text that is shown in English.
 */
export function useCurrentPage(): PageContext & { readonly linkTo: (route: RouteId) => PageLink } {
  const { tag } = usePageLanguage();
  // A component that is rendered without a frame behaves as if every page were published.
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
