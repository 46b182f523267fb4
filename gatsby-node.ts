import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { nameClasses } from './src/build/class-names';
import { addDialogsEntry } from './src/build/dialogs-entry';
import { pageContext, pageTable, templateFile } from './src/build/page-table';
import { readPublication } from './src/build/read-publication';
import { styleHash } from './src/build/style-hash';
import { allowAnyStyleOrder } from './src/build/style-order';
import { languages } from './src/content/languages';
import { typesetMessages } from './src/i18n/typeset';

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  const { publication } = readPublication(languages);
  const styles = styleHash('src');
  for (const page of pageTable(publication)) {
    actions.createPage({
      path: page.path,
      component: path.resolve(templateFile(page.route)),
      context: { ...pageContext(page, publication), styles },
    });
  }
};

/** Sets every text in type as it is read, whatever template or query asks for it. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Locale: {
      data: {
        resolve: ({ language, data }: { language: string; data: string }) =>
          JSON.stringify(typesetMessages(language, JSON.parse(data))),
      },
    },
  });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  args.actions.setWebpackConfig({
    // Gatsby hides variables without its prefix from the browser; development there needs this one.
    plugins: [
      args.plugins.define({ 'process.env.LANGS': JSON.stringify(process.env.LANGS ?? '') }),
    ],
  });
  nameClasses(args);
  addDialogsEntry(args);
  allowAnyStyleOrder(args);
};
