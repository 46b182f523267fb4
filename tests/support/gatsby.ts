import { readFileSync } from 'node:fs';
import { languages } from '../../src/content/languages';
import { commonNamespace } from '../../src/content/routes';

/** Stands in for Gatsby, whose `graphql` exists for its compiler only. */
export const graphql = (): undefined => undefined;

const common = {
  allLocale: {
    nodes: languages.map(({ tag }) => ({
      language: tag,
      data: readFileSync(`locales/${tag}/${commonNamespace}.json`, 'utf8'),
    })),
  },
};

/** The site has one query without a page: what every language has in common. */
export const useStaticQuery = (): typeof common => common;
