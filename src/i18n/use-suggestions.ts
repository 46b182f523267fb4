import { graphql, useStaticQuery } from 'gatsby';
import memoize from 'lodash/memoize';

/** The suggestion to a visitor who prefers another language, in that language. */
export interface Suggestion {
  /** Says that the page is available in this language. */
  readonly sentence: string;
  /** Label of the button that dismisses the suggestion. */
  readonly close: string;
}

/** The part of each language's `common.json` that is needed. */
interface CommonMessages {
  readonly languageMenu?: { readonly suggestion?: string };
  readonly dialogs?: { readonly close?: string };
}

interface EveryCommon {
  readonly allLocale: { readonly nodes: readonly { language: string; data: string }[] };
}

/**
 * Returns the suggestion in each language, by tag. The messages of a page are only in its own
 * language, so this needs a separate query, which Gatsby runs once for all pages.
 */
export function useSuggestions(): ReadonlyMap<string, Suggestion> {
  const result: EveryCommon = useStaticQuery(graphql`
    query Suggestions {
      allLocale(filter: { ns: { eq: "common" } }) {
        nodes {
          language
          data
        }
      }
    }
  `);
  return suggestionsOf(result);
}

/** Cached, as the query result is the same object on every page. */
const suggestionsOf = memoize(
  ({ allLocale }: EveryCommon): ReadonlyMap<string, Suggestion> =>
    new Map(
      allLocale.nodes.flatMap(({ language, data }) => {
        const { languageMenu, dialogs }: CommonMessages = JSON.parse(data);
        // A language without these messages is not published.
        if (!languageMenu?.suggestion || !dialogs?.close) return [];
        return [[language, { sentence: languageMenu.suggestion, close: dialogs.close }] as const];
      }),
    ),
);
