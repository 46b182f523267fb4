import { languages } from '../../src/content/languages';
import { commonNamespace } from '../../src/content/routes';
import { loadMessageFile } from '../../src/i18n/load-messages';

/** Replaces Gatsby, whose `graphql` only exists for its compiler. */
export const graphql = (): undefined => undefined;

const common = {
  allLocale: {
    nodes: languages.map(({ tag }) => ({
      language: tag,
      data: JSON.stringify(loadMessageFile(tag, commonNamespace)),
    })),
  },
};

/** The site has one static query: the `common` messages of every language. */
export const useStaticQuery = (): typeof common => common;
