import type { GatsbyConfig } from 'gatsby';
import { languages, sourceTag } from './src/content/languages';
import { site } from './src/content/site';
import { i18nextOptions } from './src/i18n/options';

const tags = languages.map(({ tag }) => tag);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteOrigin },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // Each folder of message files is a source of its own, so that LANGS limits what is read.
      options: {
        name: 'locale',
        path: `${__dirname}/locales`,
        ignore: ['**/*.md', '**/locales/{notes,review}/**', '**/locales/*.json'],
      },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: tags,
        defaultLanguage: sourceTag,
        siteUrl: site.siteOrigin,
        redirect: false,
        verbose: false,
        i18nextOptions,
      },
    },
  ],
};

export default config;
