import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { namespaces } from '../../src/content/routes';
import { addLanguage } from './add-language';
import { checkWorkshop, leftOut } from './check-workshop';
import { type FormatName, formatNames } from './exchange/exchange-file';
import { exportLanguage } from './export-language';
import { planImport } from './import-plan';
import type { LocaleFinding } from './locale-finding';
import { printedFinding, printedPlan, printedProgress, printedSum } from './print';
import { recordTranslations, sameMeaning } from './record';
import { type Reviewer, reviewLanguage } from './review-language';
import { saveTexts } from './save';
import { writeSchemas } from './schemas';
import { progressOf } from './status';
import { type TextState, textStates } from './texts';
import { readWorkshop, translationOf } from './workshop';

/** Where files for translators and reports are written; git ignores it. */
const reportsDir = path.posix.join('reports', 'locales');

/** Shows pages in a language. */
export interface Viewer {
  /** Builds a language and serves it until the process ends; returns the address of its home page. */
  readonly preview: (tag: string) => Promise<string>;
  /** Takes pictures of its pages beside English; returns the file that lists them. */
  readonly shots: (tag: string) => Promise<string>;
}

/** What the commands need from their surroundings; tests bring their own. */
export interface Surroundings {
  /** The folder that holds `locales`. */
  readonly root: string;
  readonly say: (text: string) => void;
  /** Tells that the command failed. */
  readonly fail: () => void;
  readonly reviewer: () => Promise<Reviewer>;
  readonly viewer: () => Promise<Viewer>;
  /** The day of today, ISO 8601. */
  readonly today: string;
}

async function projectName(root: string): Promise<string> {
  return JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).name;
}

async function write(root: string, file: string, text: string): Promise<void> {
  const target = path.resolve(root, file);
  if (target.startsWith(path.resolve(root, 'locales') + path.sep)) {
    throw new Error(`${file} is among the words of the site. Name a file elsewhere.`);
  }
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${file} cannot be written (${code}). Name another file, in a folder of yours.`,
    );
  }
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

function states(value: string): readonly TextState[] {
  const wanted = value.split(',').map((name) => name.trim());
  const stranger = wanted.find((name) => !textStates.some((state) => state === name));
  if (stranger !== undefined) {
    throw new InvalidArgumentError(
      `There is no state "${stranger}". Use some of ${textStates.join(', ')}.`,
    );
  }
  return textStates.filter((state) => wanted.includes(state));
}

interface ExportOptions {
  readonly format: FormatName;
  readonly only: readonly TextState[];
  readonly out?: string;
}

interface ImportOptions {
  readonly partial: boolean;
  readonly dryRun: boolean;
  readonly reviewedBy?: string;
}

/** The command line of the workshop. What only one command needs, it loads: parsers take their time. */
export function localesProgram(surroundings: Surroundings): Command {
  const { root, say, fail, reviewer, viewer, today } = surroundings;
  const program = new Command('npm run locales --')
    .description(
      'The workshop for the words under locales/. locales/README.md tells how to use it.',
    )
    .showHelpAfterError('Add --help after a command to see what it takes.');
  const command = (usage: string, description: string) =>
    program.command(usage).description(description);
  const json = () => new Option('--json', 'print JSON, for programs').default(false);
  const read = (...tags: string[]) => readWorkshop(root, tags);
  const readSome = (tags: readonly string[]) =>
    readWorkshop(root, tags.length > 0 ? tags : undefined);

  const sayFindings = (
    findings: readonly LocaleFinding[],
    asJson: boolean,
    unseen: readonly string[] = [],
  ) => {
    if (asJson) say(JSON.stringify(findings, null, 2));
    else {
      for (const finding of findings) say(printedFinding(finding));
      say([printedSum(findings), ...unseen].join(' '));
    }
    if (findings.length > 0) fail();
  };

  command(
    'check [tag...]',
    'name everything that is wrong or left to do; fails if there is anything',
  )
    .addOption(json())
    .action(async (tags: string[], options: { json: boolean }) => {
      const workshop = await readSome(tags);
      sayFindings(await checkWorkshop(workshop), options.json, leftOut(workshop));
    });

  command('status [tag...]', 'show how far each language is, file by file')
    .addOption(json())
    .action(async (tags: string[], options: { json: boolean }) => {
      const progress = progressOf(await readSome(tags));
      say(options.json ? JSON.stringify(progress, null, 2) : printedProgress(progress));
    });

  command('add <tag>', 'add a language, with the words of English to be replaced').action(
    async (tag: string) => {
      const files = await addLanguage(await read(), tag);
      say(files.map((file) => `Written: ${file}`).join('\n'));
      say(
        `Now translate the words in locales/${tag}/, or send them out: npm run locales -- export ${tag}`,
      );
    },
  );

  command('record <tag>', 'write down what was translated in the files since the last time').action(
    async (tag: string) => {
      const ids = await recordTranslations(await read(tag), tag);
      say(`${tag}: ${ids.length} written down as drafts of today's English.`);
      for (const id of ids) say(`  ${id}`);
    },
  );

  command(
    'review <tag> [file]',
    'read draft and stale texts one by one and say which are right',
  ).action(async (tag: string, namespace?: string) => {
    requireFile(namespace);
    const person = await reviewer();
    const done = await reviewLanguage(await read(tag), tag, namespace, person);
    say(`${tag}: ${done.reviewed} reviewed, ${done.changed} of them changed, ${done.left} left.`);
  });

  command(
    'same-meaning <text>',
    'say that an English text (home:hero.title) means what it meant before',
  ).action(async (id: string) => {
    const tags = await sameMeaning(await readWorkshop(root), id);
    say(tags.length === 0 ? 'Nothing was stale.' : `Not stale any more: ${tags.join(', ')}.`);
  });

  command('export <tag> [file]', 'write a language, or one file of it, for a translator')
    .addOption(
      new Option('--format <name>', 'what the translator works with')
        .choices(formatNames)
        .default(formatNames[0]),
    )
    .option('--only <states>', `some of ${textStates.join(',')}`, states, textStates)
    .option(
      '--out <file>',
      'where to write it (default: reports/locales/<tag>.<format>, or <tag>-<file>.<format>)',
    )
    .action(async (tag: string, namespace: string | undefined, options: ExportOptions) => {
      requireFile(namespace);
      const { exchangeFormats } = await import('./exchange/read-exchange');
      const format = exchangeFormats[options.format];
      const name = [tag, namespace].filter(Boolean).join('-') + format.endings[0];
      const file = options.out ?? path.posix.join(reportsDir, name);
      const project = await projectName(root);
      const content = exportLanguage(await read(tag), project, tag, options.only, namespace);
      await write(root, file, format.write(content));
      say(`Written: ${file}, ${content.texts.length} texts.`);
    });

  command('import <file>', 'take in what a translator sent back')
    .option('--partial', 'take in the good rows even if others are refused', false)
    .option('--dry-run', 'only say what would be taken in', false)
    .option(
      '--reviewed-by <name>',
      'who has read the words that the file calls reviewed; without, new words are drafts',
      reviewerName,
    )
    .action(async (file: string, { partial, dryRun, reviewedBy }: ImportOptions) => {
      const bytes = await readFile(path.resolve(root, file)).catch(() => {
        throw new Error(`${file} cannot be read. Give the path of the file that came back.`);
      });
      const { readExchange } = await import('./exchange/read-exchange');
      const received = readExchange(file, bytes);
      const workshop = await read(...(received.tag === undefined ? [] : [received.tag]));
      const plan = planImport(workshop, await projectName(root), received, reviewedBy);
      if (plan.refused.length > 0) fail();
      const writes = !dryRun && (partial || plan.refused.length === 0);
      if (writes && plan.accepted.length > 0) {
        await saveTexts(workshop, translationOf(workshop, plan.tag), plan.accepted);
      }
      say(printedPlan(plan, writes));
      if (dryRun) say('Nothing is written, because this was a dry run.');
      else if (!writes) {
        say(
          'Nothing is written. Fix the rows and import again, or take the others with --partial.',
        );
      }
    });

  command(
    'preview <tag>',
    'build a language and show it at localhost:9000, or at the port that PORT names',
  ).action(async (tag: string) => {
    const address = await (await viewer()).preview(tag);
    say(`${address} shows it as it is now, until you press Ctrl+C.`);
  });

  command('shots <tag>', 'take pictures of each page in a language beside English').action(
    async (tag: string) => say(`Written: ${await (await viewer()).shots(tag)}`),
  );

  command('unused', 'name texts that no code uses, and keys of the code that have no text')
    .addOption(json())
    .action(async (options: { json: boolean }) => {
      const { readKeyUses, unusedKeys } = await import('./unused-keys');
      const { english } = await read();
      sayFindings(unusedKeys(english, await readKeyUses(root)), options.json);
    });

  command('report', 'write reports/locales/index.html: languages, pages, the longest texts').action(
    async () => {
      const { progressReport } = await import('./progress-report');
      const file = path.posix.join(reportsDir, 'index.html');
      await write(root, file, progressReport(await readWorkshop(root), today));
      say(`Written: ${file}`);
    },
  );

  command('schemas', 'teach your editor the keys and their notes (Visual Studio Code)').action(
    async () => say(`Written: ${(await writeSchemas(await read())).join(', ')}`),
  );
  return program;
}
