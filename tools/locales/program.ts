import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { legalDocuments } from '../../src/content/legal/documents';
import { clauseNumber } from '../../src/content/legal/structure';
import { namespaces } from '../../src/content/routes';
import { checkProject, formatWithTexts, issueSummary, unreadableFiles } from './check-project';
import { type FormatName, formatNames } from './exchange/exchange-file';
import { readProject, translationOf } from './locales-project';
import type { Reviewer } from './review-language';
import { type TextState, textStates } from './texts';

export interface ProgramContext {
  /** The folder that holds `locales`. */
  readonly root: string;
  readonly print: (text: string) => void;
  /** Sets the exit code. */
  readonly fail: () => void;
  readonly reviewer: () => Promise<Reviewer>;
}

/** @throws Error if there is no message file of that name. */
function requireFile(namespace: string | undefined): void {
  if (namespace === undefined || namespaces.includes(namespace)) return;
  throw new Error(`There is no file "${namespace}". Use one of ${namespaces.join(', ')}.`);
}

function reviewerName(value: string): string {
  const name = value.replace(/\s+/g, ' ').trim();
  if (name === '')
    throw new InvalidArgumentError('Give the name of the person who has read the texts.');
  return name;
}

/** Each command imports what only it needs, because loading everything takes time. */
export function localesProgram({ root, print, fail, reviewer }: ProgramContext): Command {
  const program = new Command('npm run locales --')
    .description('Tools for translating the site. The guide is locales/README.md.')
    .showHelpAfterError('Add --help after a command to see how to use it.');
  const command = (usage: string, description: string) =>
    program.command(usage).description(description);
  const read = (...tags: string[]) => readProject(root, tags);
  const readSome = (tags: string[]) => readProject(root, tags.length > 0 ? tags : undefined);

  command(
    'check [tag...]',
    'list everything that is wrong or left to do, and fail if anything is',
  ).action(async (tags: string[]) => {
    const project = await readSome(tags);
    const issues = checkProject(project);
    for (const issue of issues) print(formatWithTexts(issue));
    print(issueSummary(issues));
    const files = unreadableFiles(project).join(', ');
    if (files) print(`Not everything was checked. Fix these files first: ${files}.`);
    if (issues.length > 0) fail();
  });

  command('status [tag...]', 'show how far each language is; with a tag, file by file').action(
    async (tags: string[]) => {
      const { statusTable } = await import('./status');
      print(statusTable((await readSome(tags)).translations, tags.length > 0));
    },
  );

  command('add <tag>', 'add a language, with English texts to be replaced').action(
    async (tag: string) => {
      const { addLanguage } = await import('./add-language');
      for (const file of await addLanguage(await read(), tag)) print(`Written: ${file}`);
      print(
        `Now translate the texts in locales/${tag}/, or export them for a translator: npm run locales -- export ${tag}`,
      );
    },
  );

  command(
    'record <tag>',
    'record what you have translated in the files since the last time',
  ).action(async (tag: string) => {
    const { recordTranslations } = await import('./record');
    const ids = await recordTranslations(await read(tag), tag);
    print(`${tag}: ${ids.length} recorded as drafts.`);
    for (const id of ids) print(`  ${id}`);
  });

  command('review <tag> [file]', 'read draft and stale texts one by one').action(
    async (tag, namespace) => {
      requireFile(namespace);
      const { reviewLanguage } = await import('./review-language');
      print(await reviewLanguage(root, tag, namespace, await reviewer()));
    },
  );

  command('same-meaning <text>', 'confirm that an English edit did not change the meaning').action(
    async (id: string) => {
      const { sameMeaning } = await import('./record');
      const tags = await sameMeaning(await readProject(root), id);
      print(
        tags.length === 0 ? 'No translation was stale.' : `No longer stale: ${tags.join(', ')}.`,
      );
    },
  );

  command('export <tag> [file]', 'write a file for a translator into reports/locales/')
    .addOption(
      new Option('--format <name>', 'format of the file')
        .choices(formatNames)
        .default(formatNames[0]),
    )
    .addOption(
      new Option('--only <states...>', 'only texts in these states')
        .choices(textStates)
        .default(textStates, 'all'),
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
      print(`Written: ${file} (${texts.length} texts)`);
    });

  command('import <file>', 'read a file that a translator sent back')
    .option('--partial', 'import the good rows even if others are refused')
    .option(
      '--reviewed-by <name>',
      'who has read the texts marked as reviewed; without a name, new texts are drafts',
      reviewerName,
    )
    .action(
      async (file: string, { partial, reviewedBy }: { partial?: true; reviewedBy?: string }) => {
        const bytes = await readFile(path.resolve(root, file)).catch(() => {
          throw new Error(
            `${file} cannot be read. Give the path of the file that the translator sent back.`,
          );
        });
        const { planImport } = await import('./import-plan');
        const { readExchange } = await import('./exchange/read-exchange');
        const { saveTexts } = await import('./save');
        const received = readExchange(file, bytes);
        const project = await read(...(received.tag === undefined ? [] : [received.tag]));
        const { tag, accepted, refused, unchanged } = planImport(project, received, reviewedBy);
        for (const row of refused) print(row);
        if (refused.length > 0) fail();
        if (refused.length > 0 && !partial) {
          print(
            `${refused.length} refused, so nothing was written. Fix these rows and import the file again, or add --partial to import the others.`,
          );
          return;
        }
        if (accepted.length > 0) await saveTexts(project, translationOf(project, tag), accepted);
        const reviewed = accepted.filter(({ state }) => state === 'reviewed').length;
        print(
          `${tag}: ${accepted.length} imported (${reviewed} reviewed), ${unchanged} unchanged, ${refused.length} refused.`,
        );
      },
    );

  command('preview <tag>', 'build a language and show it on port 9000, or on PORT').action(
    async (tag: string) => {
      const { preview } = await import('./site-viewer');
      print(`${await preview(tag)} shows the language as it is now. Press Ctrl+C to stop.`);
    },
  );

  command('shots <tag>', 'take pictures of each page in a language, next to English').action(
    async (tag: string) => {
      const { shots } = await import('./site-viewer');
      print(`Written: ${await shots(tag)}`);
    },
  );

  command('clause <number>', 'list the texts of a clause of the legal pages, such as 9.17').action(
    async (number: string) => {
      const { english } = await read();
      const texts = legalDocuments.flatMap((document) =>
        [...(english.files.get(document.id)?.messages ?? [])].flatMap(([key, { value }]) => {
          const [section = '', clause = ''] = key.split('.');
          return clauseNumber(document, section, clause) === number
            ? [`${document.id}:${key}: ${value}`]
            : [];
        }),
      );
      if (texts.length === 0) throw new Error(`No legal page has a clause ${number}.`);
      for (const text of texts) print(text);
    },
  );

  command('unused', 'list English texts that no code uses').action(async () => {
    const { readKeys, unusedTexts } = await import('./unused-keys');
    const { english } = await read();
    const unused = unusedTexts(english, await readKeys(root));
    for (const id of unused) print(`${id} is not used by any code. Use it or delete it.`);
    if (unused.length > 0) fail();
  });
  return program;
}
