import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { clauseNumber } from '../../src/content/legal/structure';
import { namespaces } from '../../src/content/routes';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { checkProject, printedIssue, printedSum, unread } from './check-project';
import { type FormatName, formatNames } from './exchange/exchange-file';
import { readProject, translationOf } from './locales-project';
import type { Reviewer } from './review-language';
import { type TextState, textStates } from './texts';

/** What the commands need from their surroundings; tests bring their own. */
export interface Surroundings {
  /** The folder that holds `locales`. */
  readonly root: string;
  readonly say: (text: string) => void;
  /** Tells that the command failed. */
  readonly fail: () => void;
  readonly reviewer: () => Promise<Reviewer>;
}

/** @throws Error when there is no message file of that name. */
function requireFile(namespace: string | undefined): void {
  if (namespace === undefined || namespaces.includes(namespace)) return;
  throw new Error(`There is no file "${namespace}". Use one of ${namespaces.join(', ')}.`);
}

function reviewerName(value: string): string {
  const name = value.replace(/\s+/g, ' ').trim();
  if (name === '') throw new InvalidArgumentError('Give the name of who has read the words.');
  return name;
}

/** The command line of the project. What only one command needs, it loads: parsers take their time. */
export function localesProgram({ root, say, fail, reviewer }: Surroundings): Command {
  const program = new Command('npm run locales --')
    .description('Tools for the words under locales/. locales/README.md tells how to use it.')
    .showHelpAfterError('Add --help after a command to see what it takes.');
  const command = (usage: string, description: string) =>
    program.command(usage).description(description);
  const read = (...tags: string[]) => readProject(root, tags);
  const readSome = (tags: string[]) => readProject(root, tags.length > 0 ? tags : undefined);

  command('check [tag...]', 'name what is wrong or left to do, and fail if anything is').action(
    async (tags: string[]) => {
      const project = await readSome(tags);
      const issues = checkProject(project);
      for (const issue of issues) say(printedIssue(issue));
      say(printedSum(issues));
      const files = unread(project).join(', ');
      if (files) say(`Not everything is looked at until these files can be read: ${files}.`);
      if (issues.length > 0) fail();
    },
  );

  command('status [tag...]', 'show how far languages are; with a name, file by file').action(
    async (tags: string[]) => {
      const { statusTable } = await import('./status');
      say(statusTable((await readSome(tags)).translations, tags.length > 0));
    },
  );

  command('add <tag>', 'add a language, with the words of English to be replaced').action(
    async (tag: string) => {
      const { addLanguage } = await import('./add-language');
      for (const file of await addLanguage(await read(), tag)) say(`Written: ${file}`);
      say(
        `Now translate the words in locales/${tag}/, or send them out: npm run locales -- export ${tag}`,
      );
    },
  );

  command('record <tag>', 'write down what was translated in the files since the last time').action(
    async (tag: string) => {
      const { recordTranslations } = await import('./record');
      const ids = await recordTranslations(await read(tag), tag);
      say(`${tag}: ${ids.length} written down as drafts of today's English.`);
      for (const id of ids) say(`  ${id}`);
    },
  );

  command('review <tag> [file]', 'read draft and stale texts one by one').action(
    async (tag, namespace) => {
      requireFile(namespace);
      const { reviewLanguage } = await import('./review-language');
      say(await reviewLanguage(root, tag, namespace, await reviewer()));
    },
  );

  command('same-meaning <text>', 'say that an English edit changed no meaning').action(
    async (id: string) => {
      const { sameMeaning } = await import('./record');
      const tags = await sameMeaning(await readProject(root), id);
      say(tags.length === 0 ? 'Nothing was stale.' : `Not stale any more: ${tags.join(', ')}.`);
    },
  );

  command('export <tag> [file]', 'write a language into reports/locales/ for a translator')
    .addOption(
      new Option('--format <name>', 'what the translator works with')
        .choices(formatNames)
        .default(formatNames[0]),
    )
    .addOption(
      new Option('--only <states...>', 'texts in these states alone')
        .choices(textStates)
        .default(textStates),
    )
    .action(async (tag, namespace, options: { format: FormatName; only: TextState[] }) => {
      requireFile(namespace);
      const { exportLanguage } = await import('./export-language');
      const { exchangeFormats } = await import('./exchange/read-exchange');
      const format = exchangeFormats[options.format];
      const texts = exportLanguage(await read(tag), tag, options.only, namespace);
      const name = [tag, namespace].filter(Boolean).join('-') + format.endings[0];
      // Git ignores it.
      const file = path.posix.join('reports/locales', name);
      await mkdir(path.join(root, 'reports/locales'), { recursive: true });
      await writeFile(path.join(root, file), format.write(tag, texts));
      say(`Written: ${file}, ${texts.length} texts.`);
    });

  command('import <file>', 'take in what a translator sent back')
    .option('--partial', 'take in the good rows even if others are refused', false)
    .option(
      '--reviewed-by <name>',
      'who has read the words that the file calls reviewed; without, new words are drafts',
      reviewerName,
    )
    .action(
      async (file: string, { partial, reviewedBy }: { partial: boolean; reviewedBy?: string }) => {
        const bytes = await readFile(path.resolve(root, file)).catch(() => {
          throw new Error(`${file} cannot be read. Give the path of the file that came back.`);
        });
        const { planImport } = await import('./import-plan');
        const { readExchange } = await import('./exchange/read-exchange');
        const { saveTexts } = await import('./save');
        const received = readExchange(file, bytes);
        const project = await read(...(received.tag === undefined ? [] : [received.tag]));
        const { tag, accepted, refused, unchanged } = planImport(project, received, reviewedBy);
        for (const row of refused) say(row);
        if (refused.length > 0) fail();
        if (refused.length > 0 && !partial) {
          say(
            `${refused.length} refused, and nothing is written. Fix the rows and import again, or take the others with --partial.`,
          );
          return;
        }
        if (accepted.length > 0) await saveTexts(project, translationOf(project, tag), accepted);
        const reviewed = accepted.filter(({ state }) => state === 'reviewed').length;
        say(
          `${tag}: ${accepted.length} taken in (${reviewed} reviewed), ${unchanged} bring nothing new, ${refused.length} refused.`,
        );
      },
    );

  command('preview <tag>', 'build a language and show it on port 9000, or PORT').action(
    async (tag: string) => {
      const { preview } = await import('./site-viewer');
      say(`${await preview(tag)} shows it as it is now, until you press Ctrl+C.`);
    },
  );

  command('shots <tag>', 'take pictures of each page in a language beside English').action(
    async (tag: string) => {
      const { shots } = await import('./site-viewer');
      say(`Written: ${await shots(tag)}`);
    },
  );

  command('clause <number>', 'name the texts of a clause of the legal pages, such as 9.17').action(
    async (number: string) => {
      const { english } = await read();
      const said = legalDocuments.flatMap((document) =>
        [...(english.files.get(document.id)?.messages ?? [])].flatMap(([key, { value }]) => {
          const [section = '', clause = ''] = key.split('.');
          return clauseNumber(document, section, clause) === number
            ? [`${document.id}:${key}: ${value}`]
            : [];
        }),
      );
      if (said.length === 0) throw new Error(`No legal page has a clause ${number}.`);
      for (const text of said) say(text);
    },
  );

  command('unused', 'name English texts that no code uses').action(async () => {
    const { readKeys, unusedTexts } = await import('./unused-keys');
    const { english } = await read();
    const unused = unusedTexts(english, await readKeys(root));
    for (const id of unused) say(`${id} is a text that no code asks for. Delete it, or use it.`);
    if (unused.length > 0) fail();
  });
  return program;
}
