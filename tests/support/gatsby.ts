/** Stands in for Gatsby, whose `graphql` exists for its compiler only. */
export const graphql = (): undefined => undefined;
