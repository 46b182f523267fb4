import { graphql, useStaticQuery } from 'gatsby';
import memoize from 'lodash/memoize';

/** What a page says in another language to somebody who prefers that one. */
export interface Suggestion {
  /** That the page is there in this language, too. */
  readonly sentence: string;
  /** Name of the button that puts the sentence away. */
  readonly close: string;
}

/** The part of `common.json` that is read of every language. */
interface CommonMessages {
  readonly languageMenu?: { readonly suggestion?: string };
  readonly dialogs?: { readonly close?: string };
}

interface EveryCommon {
  readonly allLocale: { readonly nodes: readonly { language: string; data: string }[] };
}

/**
 * Returns the suggestion of each language by its tag. The messages of a page are in its own
 * language alone, so this is a query of its own, which Gatsby runs once for all pages.
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

/** The query's result is the same object on every page. */
const suggestionsOf = memoize(
  ({ allLocale }: EveryCommon): ReadonlyMap<string, Suggestion> =>
    new Map(
      allLocale.nodes.flatMap(({ language, data }) => {
        const { languageMenu, dialogs }: CommonMessages = JSON.parse(data);
        // A language that has no such words yet is not published.
        if (!languageMenu?.suggestion || !dialogs?.close) return [];
        return [[language, { sentence: languageMenu.suggestion, close: dialogs.close }] as const];
      }),
    ),
);
