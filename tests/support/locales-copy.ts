import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceTag } from '../../src/content/languages';
import { parseMessages } from '../../src/i18n/check/message-file';
import { glossaryFile } from '../../tools/locales/glossary';
import { readProject } from '../../tools/locales/locales-project';
import { formatMessages } from '../../tools/locales/message-tree';
import { localesProgram } from '../../tools/locales/program';
import { recordTranslations } from '../../tools/locales/record';
import type { Reviewer } from '../../tools/locales/review-language';
import { temporaryFolder } from './temporary-folder';

/** The languages of every copy, whatever the site has by now. */
const copied = ['de', 'en', 'pl'];

/** Words that tests rely on, whatever translators have made of them by now. */
const pinned: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en/common': { skipLink: 'Skip to the main content' },
  'en/error': { 'meta.title': 'Unexpected Application Error!' },
  'en/home': {
    'hero.lead': 'Ask one question.',
    'hero.start': 'Start Free',
    'hero.pricing': 'View Pricing',
    'example.caption':
      'An invented example. The marked words show where the answers differ. Read them one by one.',
  },
  'de/error': { 'meta.title': 'Unerwarteter Anwendungsfehler!' },
  'de/home': { 'hero.lead': 'Stellen Sie eine Frage.', 'hero.start': 'Kostenlos starten' },
  'pl/home': {
    'hero.start': 'Zacznij gratis',
    'hero.pricing': 'Zobacz cennik',
    'example.caption':
      'Wymyślony przykład. Zaznaczone słowa pokazują, gdzie odpowiedzi się różnią. Przeczytaj je po kolei.',
  },
};

/** Terms that tests rely on; the others may ask for words that no translation holds yet. */
const pinnedTerms = ['credit', 'plan', 'prompt'];

/** Makes a localisation project of a few languages, complete, with drafts alone. */
async function makeTemplate(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-locales-template-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const kept = new Set([...copied, 'notes']);
  const at = (file: string) => path.join(root, file);
  const isKept = (file: string) => {
    const [, name = '.json'] = file.split(path.sep);
    return name.endsWith('.json') || kept.has(name);
  };
  await cp('locales', at('locales'), { recursive: true, filter: isKept });
  for (const [name, words] of Object.entries(pinned)) {
    const file = at(`locales/${name}.json`);
    const { content } = parseMessages(file, name, await readFile(file, 'utf8'));
    const messages = [...(content?.messages ?? [])].map(
      ([key, { value }]) => [key, words[key] ?? value] as const,
    );
    await writeFile(file, formatMessages(messages));
  }
  const glossary: Record<string, { readonly languages: object }> = JSON.parse(
    await readFile(at(glossaryFile), 'utf8'),
  );
  const terms = pinnedTerms.map((name) => {
    const languages = Object.entries(glossary[name]?.languages ?? {});
    const kept = languages.filter(([tag]) => copied.includes(tag));
    return [name, { ...glossary[name], languages: Object.fromEntries(kept) }] as const;
  });
  await writeFile(at(glossaryFile), JSON.stringify(Object.fromEntries(terms), null, 2));
  const states = copied.map((tag) => [tag, tag === sourceTag ? 'source' : 'draft']);
  await mkdir(at('src/content'), { recursive: true });
  await writeFile(at('src/content/published.json'), JSON.stringify(Object.fromEntries(states)));
  for (const tag of copied.filter((other) => other !== sourceTag)) {
    await recordTranslations(await readProject(root, [tag]), tag);
  }
  return root;
}

let template: Promise<string> | undefined;

/** The folder of such a project that every test of a file may read and none may change. */
export function sharedLocales(): Promise<string> {
  template ??= makeTemplate();
  return template;
}

export type LocalesCopy = ReturnType<typeof localesCopy>;

/** Gives each test of a group a copy of the project in a folder of its own, which it may break. */
export function localesCopy(reviewer?: Reviewer) {
  const at = temporaryFolder();
  beforeEach(async () => cp(await sharedLocales(), at(), { recursive: true }));

  const read = (file: string) => readFile(at(file), 'utf8');
  const write = (file: string, content: string | Uint8Array) => writeFile(at(file), content);
  return {
    get root() {
      return at();
    },
    read,
    write,
    /** Runs a command of `npm run locales`: what it output, an error too, and whether it failed. */
    run: async (...args: string[]) => {
      const lines: string[] = [];
      let failed = false;
      const fail = () => {
        failed = true;
      };
      const program = localesProgram({
        root: at(),
        say: (text) => lines.push(text),
        fail,
        reviewer: async () => reviewer as Reviewer,
      });
      for (const command of [program, ...program.commands]) {
        command.exitOverride().configureOutput({
          writeOut: (text) => lines.push(text),
          writeErr: (text) => lines.push(text),
        });
      }
      try {
        await program.parseAsync(args, { from: 'user' });
      } catch (error) {
        lines.push((error as Error).message);
        fail();
      }
      return { output: lines.join('\n'), failed };
    },
    /** Replaces some words of a file; the test fails when they are not there. */
    replace: async (file: string, before: string, after: string) => {
      const text = await read(file);
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}.`);
      await write(file, text.replace(before, after));
    },
    /** Every file and its text, to see that nothing has changed. */
    everything: async (): Promise<Readonly<Record<string, string>>> => {
      const entries = await readdir(at(), { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name));
      const texts = files.map(async (file) => [file, await readFile(file, 'latin1')]);
      return Object.fromEntries(await Promise.all(texts));
    },
  };
}
