import { graphql } from 'gatsby';

/** The message files of a page in the languages it shows, for the query of every template. */
export const pageMessages = graphql`
  fragment PageMessages on Query {
    locales: allLocale(filter: { language: { in: $languages }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
