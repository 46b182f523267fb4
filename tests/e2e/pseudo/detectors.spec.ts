import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { emulate } from '../a11y/emulation';
import { clippedText } from '../a11y/in-page/clipped-text';
import { installPageTools } from '../a11y/in-page/page-tools';
import { expect, test } from '../fixtures';
import { concatenations } from './concatenation';
import { hardCodedNames, hardCodedTexts } from './hard-coded';
import { unmirroredOn } from './mirror';
import { textRuns } from './text-runs';

interface Detector {
  readonly find: (page: Page) => Promise<readonly string[]>;
  /** The page with issues, and how each issue starts. */
  readonly mutant: string;
  readonly starts: readonly string[];
}

const clipped = async (page: Page) => {
  await page.evaluate(installPageTools);
  return (await page.evaluate(clippedText)).map(({ text }) => text);
};

const detectors: Readonly<Record<string, Detector>> = {
  'cut text': {
    find: clipped,
    mutant: 'cut-text',
    starts: ['<p> “‹ĥîîďďééñ', '<p> “‹çļîîṕṕééď', '<p> “‹ééļļîîṕšîîš', '<p> “‹ļööŵ'],
  },
  'excess width': {
    find: clipped,
    mutant: 'excess-width',
    starts: ['the page is 80 px wider than the window'],
  },
  'hard-coded texts': {
    find: async (page) => hardCodedTexts(await textRuns(page)),
    mutant: 'hard-coded',
    starts: ['<p> “Written in code”', '<p> “‹Ééñďš ŵîîťĥ› a word”'],
  },
  'hard-coded names': {
    find: hardCodedNames,
    mutant: 'hard-coded',
    starts: ['navigation named “Main”', 'image named “A drawing”'],
  },
  concatenation: {
    find: async (page) => concatenations(await textRuns(page)),
    mutant: 'concatenated',
    starts: [
      '<p> “‹Řééááď› ‹ťĥéé ťéřḿš›” joins 2 messages',
      '<p> “‹Šééé› ‹ťĥéé ṕřîîçîîñğ› ‹ḟöööř ḿööřéé›” joins 3 messages',
      '<p> “‹Öñéé›, ‹ťŵöö›” joins 2 messages',
      '<p> “‹Ĥéééŕéé.› ‹Ťĥéé éñď› ‹ööḟ îîť›” joins 2 messages',
      '<p> “‹Çúúť ááť ťĥéé” shows the beginning',
      '<p> “ṕááťĥ›” shows the end',
    ],
  },
  sides: {
    find: unmirroredOn,
    mutant: 'physical-side',
    starts: [
      '<p> “‹ḿářğîîñ›”',
      '<p> “‹ṕļááçééď›”',
      'the text in <p> “‹ááļîîğñééď›”',
      'the background of <p> “‹ďřááŵñ›”',
    ],
  },
};

const open = (page: Page, name: string) =>
  page.goto(pathToFileURL(path.join(__dirname, 'mutants', `${name}.html`)).href);

for (const [name, { find, mutant, starts }] of Object.entries(detectors)) {
  test(`${name}: finds no issue on the valid page and each issue of ${mutant}`, async ({ tab }) => {
    const { page } = await tab();
    await emulate(page, { width: 320 });
    await open(page, 'valid');
    expect(await find(page)).toEqual([]);
    await open(page, mutant);
    const found = await find(page);
    const unexpected = found.filter((line) => !starts.some((start) => line.startsWith(start)));
    const missing = starts.filter((start) => !found.some((line) => line.startsWith(start)));
    expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
  });
}
