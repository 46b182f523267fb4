import { graphql, useStaticQuery } from 'gatsby';

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

/** By the query's result, which is the same on every page. */
const known = new WeakMap<EveryCommon, ReadonlyMap<string, Suggestion>>();

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
  const suggestions = known.get(result) ?? suggestionsOf(result);
  known.set(result, suggestions);
  return suggestions;
}

function suggestionsOf({ allLocale }: EveryCommon): ReadonlyMap<string, Suggestion> {
  return new Map(
    allLocale.nodes.flatMap(({ language, data }) => {
      const { languageMenu, dialogs }: CommonMessages = JSON.parse(data);
      // A language that has no such words yet is not published.
      if (!languageMenu?.suggestion || !dialogs?.close) return [];
      return [[language, { sentence: languageMenu.suggestion, close: dialogs.close }] as const];
    }),
  );
}
