import { languages } from '../../src/content/languages';
import { commonNamespace } from '../../src/content/routes';
import { loadMessageFile } from '../../src/i18n/load-messages';

/** Stands in for Gatsby, whose `graphql` exists for its compiler only. */
export const graphql = (): undefined => undefined;

const common = {
  allLocale: {
    nodes: languages.map(({ tag }) => ({
      language: tag,
      data: JSON.stringify(loadMessageFile(tag, commonNamespace)),
    })),
  },
};

/** The site has one query without a page: what every language has in common. */
export const useStaticQuery = (): typeof common => common;
