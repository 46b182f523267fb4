import type { GatsbyConfig } from 'gatsby';
import { languages, sourceTag } from './src/content/languages';
import { site } from './src/content/site';
import { i18nextOptions } from './src/i18n/options';

// In development translators also see the texts that are still in English.
if (process.env.gatsby_executing_command === 'develop') process.env.UNTRANSLATED ??= 'show';

const tags = languages.map(({ tag }) => tag);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteOrigin },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // The site is plain files for any host. Without an adapter, Gatsby downloads a list of adapters at
  // every build and runs the one it names.
  adapter: { name: 'plain-files', adapt() {} },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
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
