import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { nameClasses } from './src/build/class-names';
import { addDialogsEntry } from './src/build/dialogs-entry';
import { pageContext, pageTable, templateFile } from './src/build/page-table';
import { explain, preparePublic } from './src/build/public-folder';
import { readPublication } from './src/build/read-publication';
import { styleHash } from './src/build/style-hash';
import { allowAnyStyleOrder } from './src/build/style-order';
import { writeSite } from './src/build/write-site';
import { languages } from './src/content/languages';
import { formatIssue, type Issue } from './src/i18n/check/issue';
import { typesetMessages } from './src/i18n/typeset';
import { checkTypes } from './src/validate/check-types';
import { validateSite } from './src/validate/validate-site';

const isDevelopment = process.env.gatsby_executing_command === 'develop';

/** Ends the build with one message and without a stack trace. */
async function orPanic(reporter: Reporter, step: () => void | Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    reporter.panic(explain(error));
  }
}

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) =>
  orPanic(reporter, () => preparePublic(isDevelopment ? 'develop' : 'build'));

let lastOutput = '';

/**
 * Logs what is wrong with the site and what is not published, unless it is the same as last time.
 *
 * @param typeIssues Issues found by the compiler; nothing else is validated until they are fixed.
 * @returns Whether the site is valid.
 */
async function logValidation(typeIssues: readonly Issue[] = []): Promise<boolean> {
  const { issues, notes } =
    typeIssues.length > 0 ? { issues: typeIssues, notes: [] } : await validateSite();
  const output = [...issues, ...notes].map(formatIssue).join('\n');
  if (output && output !== lastOutput) {
    // Not through Gatsby's reporter, which wraps lines at 80 characters and erases the last one.
    process.stderr.write(`${output}\n\n`);
  }
  lastOutput = output;
  return issues.length === 0;
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  orPanic(reporter, async () => {
    const isValid = await logValidation(await checkTypes());
    if (!isValid && !isDevelopment)
      throw new Error('The site was not built. Fix the issues listed above.');
  });

export const createPages: GatsbyNode['createPages'] = async ({ actions }) => {
  // In development this runs again whenever a message file has changed.
  if (isDevelopment) await logValidation();
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

/** Typesets every text as it is read, whichever template or query reads it. */
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
    // Gatsby hides variables without its prefix from the browser, where development needs this one.
    plugins: [
      args.plugins.define({ 'process.env.LANGS': JSON.stringify(process.env.LANGS ?? '') }),
    ],
  });
  nameClasses(args);
  addDialogsEntry(args);
  allowAnyStyleOrder(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) =>
  orPanic(reporter, () => writeSite(pageTable(readPublication(languages).publication)));
