import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import memoize from 'lodash/memoize';
import pick from 'lodash/pick';
import { sourceTag } from '../../src/content/languages';
import { parseMessages } from '../../src/validate/message-file';
import { glossaryFile } from '../../tools/locales/glossary';
import { readProject } from '../../tools/locales/locales-project';
import { formatMessages } from '../../tools/locales/message-tree';
import { localesProgram } from '../../tools/locales/program';
import { recordTranslations } from '../../tools/locales/record';
import type { Reviewer } from '../../tools/locales/review-language';
import { temporaryFolder } from './temporary-folder';

/** The languages of every copy, whatever languages the site has. */
const tags = ['de', 'en', 'pl'];

/** Texts that tests rely on, whatever they are in the real files. */
const fixedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** Terms that tests rely on; other terms may ask for words that no translation has yet. */
const termNames = ['credit', 'plan', 'prompt'];

const root = mkdtempSync(path.join(tmpdir(), 'site-locales-template-'));
afterAll(() => rmSync(root, { recursive: true }));

/**
 * Makes a project of a few languages, which are complete and drafts. All tests of a file share it,
 * and must not change it.
 */
export const sharedLocales = memoize(async (): Promise<string> => {
  const at = (file: string) => path.join(root, file);
  for (const name of [...tags, 'notes', 'same-as-english.json']) {
    await cp(`locales/${name}`, at(`locales/${name}`), { recursive: true });
  }
  for (const [name, words] of Object.entries(fixedTexts)) {
    const file = at(`locales/${name}.json`);
    const { content } = parseMessages(file, name, await readFile(file, 'utf8'));
    const messages = [...(content?.messages ?? [])].map(
      ([key, { value }]) => [key, words[key] ?? value] as const,
    );
    await writeFile(file, formatMessages(messages));
  }
  const glossary: Record<string, { readonly languages: object }> = JSON.parse(
    await readFile(glossaryFile, 'utf8'),
  );
  const terms = termNames.map((name) => {
    const languages = pick(glossary[name]?.languages, tags);
    return [name, { ...glossary[name], languages }] as const;
  });
  await writeFile(at(glossaryFile), JSON.stringify(Object.fromEntries(terms), null, 2));
  const states = tags.map((tag) => [tag, tag === sourceTag ? 'source' : 'draft']);
  await mkdir(at('src/content'), { recursive: true });
  await writeFile(at('src/content/published.json'), JSON.stringify(Object.fromEntries(states)));
  for (const tag of tags.filter((name) => name !== sourceTag)) {
    await recordTranslations(await readProject(root, [tag]), tag);
  }
  return root;
});

export type LocalesCopy = ReturnType<typeof localesCopy>;

/** Gives each test of a group its own copy of the project. */
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
    /** Runs a command of `npm run locales`; returns its output, including errors, and whether it failed. */
    run: async (...args: string[]) => {
      const lines: string[] = [];
      let failed = false;
      const fail = () => {
        failed = true;
      };
      const program = localesProgram({
        root: at(),
        print: (text) => lines.push(text),
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
    /** Replaces some words in a file; the test fails if they are not there. */
    replace: async (file: string, before: string, after: string) => {
      const text = await read(file);
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}.`);
      await write(file, text.replace(before, after));
    },
    /** Reads every file, so that a test can see whether anything has changed. */
    readAll: async (): Promise<Readonly<Record<string, string>>> => {
      const entries = await readdir(at(), { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name));
      const texts = files.map(async (file) => [file, await readFile(file, 'latin1')]);
      return Object.fromEntries(await Promise.all(texts));
    },
  };
}
