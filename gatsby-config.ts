import type { GatsbyConfig } from 'gatsby';
import { languages, sourceTag } from './src/content/languages';
import { site } from './src/content/site';
import { i18nextOptions } from './src/i18n/options';

// A translator at work sees the words that are still English, too.
if (process.env.gatsby_executing_command === 'develop') process.env.UNTRANSLATED ??= 'show';

const tags = languages.map(({ tag }) => tag);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteOrigin },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Any host takes the finished folder. Without an adapter, Gatsby would download a list of them at
  // every build and run what it names.
  adapter: { name: 'plain-files', adapt() {} },
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
