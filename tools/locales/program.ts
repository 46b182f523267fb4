import { Command, InvalidArgumentError, Option } from 'commander';
import { type FormatName, formatNames } from './exchange/exchange-file';
import { type TextState, textStates } from './texts';

/** What each command does; the program only reads what was typed. */
export interface Commands {
  readonly check: (tags: readonly string[], options: JsonOption) => Promise<void>;
  readonly status: (tags: readonly string[], options: JsonOption) => Promise<void>;
  readonly add: (tag: string) => Promise<void>;
  readonly record: (tag: string) => Promise<void>;
  readonly review: (tag: string, namespace: string | undefined) => Promise<void>;
  readonly sameMeaning: (id: string) => Promise<void>;
  readonly export: (
    tag: string,
    namespace: string | undefined,
    options: ExportOptions,
  ) => Promise<void>;
  readonly import: (file: string, options: ImportOptions) => Promise<void>;
  readonly unused: (options: JsonOption) => Promise<void>;
  readonly preview: (tag: string) => Promise<void>;
  readonly shots: (tag: string) => Promise<void>;
  readonly report: () => Promise<void>;
  readonly schemas: () => Promise<void>;
}

export interface JsonOption {
  readonly json: boolean;
}

export interface ExportOptions {
  readonly format: FormatName;
  readonly only: readonly TextState[];
  readonly out?: string;
}

export interface ImportOptions {
  readonly partial: boolean;
  readonly dryRun: boolean;
  readonly reviewedBy?: string;
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

/** The command line of the translators' workshop. */
export function localesProgram(commands: Commands): Command {
  const program = new Command('npm run locales --')
    .description(
      'The workshop for the words under locales/. locales/README.md tells how to use it.',
    )
    .showHelpAfterError('Add --help after a command to see what it takes.');
  const command = (usage: string, description: string) =>
    program.command(usage).description(description);
  const json = () => new Option('--json', 'print JSON, for programs').default(false);

  command(
    'check [tag...]',
    'name everything that is wrong or left to do; fails if there is anything',
  )
    .addOption(json())
    .action((tags: string[], options: JsonOption) => commands.check(tags, options));
  command('status [tag...]', 'show how far each language is, file by file')
    .addOption(json())
    .action((tags: string[], options: JsonOption) => commands.status(tags, options));
  command('add <tag>', 'add a language, with the words of English to be replaced').action(
    (tag: string) => commands.add(tag),
  );
  command('record <tag>', 'write down what was translated in the files since the last time').action(
    (tag: string) => commands.record(tag),
  );
  command(
    'review <tag> [file]',
    'read draft and stale texts one by one and say which are right',
  ).action((tag: string, namespace?: string) => commands.review(tag, namespace));
  command(
    'same-meaning <text>',
    'say that an English text (home:hero.title) means what it meant before',
  ).action((id: string) => commands.sameMeaning(id));
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
    .action((tag: string, namespace: string | undefined, options: ExportOptions) =>
      commands.export(tag, namespace, options),
    );
  command('import <file>', 'take in what a translator sent back')
    .option('--partial', 'take in the good rows even if others are refused', false)
    .option('--dry-run', 'only say what would be taken in', false)
    .option(
      '--reviewed-by <name>',
      'who has read the words that the file calls reviewed; without, new words are drafts',
      reviewerName,
    )
    .action((file: string, options: ImportOptions) => commands.import(file, options));
  command(
    'preview <tag>',
    'build a language and show it at localhost:9000, or at the port that PORT names',
  ).action((tag: string) => commands.preview(tag));
  command('shots <tag>', 'take pictures of each page in a language beside English').action(
    (tag: string) => commands.shots(tag),
  );
  command('unused', 'name texts that no code uses, and keys of the code that have no text')
    .addOption(json())
    .action((options: JsonOption) => commands.unused(options));
  command('report', 'write reports/locales/index.html: languages, pages, the longest texts').action(
    () => commands.report(),
  );
  command('schemas', 'teach your editor the keys and their notes (Visual Studio Code)').action(() =>
    commands.schemas(),
  );
  return program;
}
