import { graphql } from 'gatsby';

/** A fragment for the query of every template: the message files of the page. */
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
