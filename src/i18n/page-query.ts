import { graphql } from 'gatsby';

/** The message files of a page, for the query of every template. */
export const pageMessages = graphql`
  fragment PageMessages on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
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
