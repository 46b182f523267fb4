import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/chromium';
import { concatenations } from '../support/pseudo-concatenation';
import { cutTexts } from '../support/pseudo-cut-text';
import { excessWidths } from '../support/pseudo-excess-width';
import { hardCodedNames, hardCodedTexts } from '../support/pseudo-hard-coded';
import { unmirroredOn } from '../support/pseudo-mirror';
import { textRuns } from '../support/pseudo-text-runs';

const detectors = {
  'cut text': cutTexts,
  'excess width': excessWidths,
  'hard-coded texts': async (page: Page) => hardCodedTexts(await textRuns(page)),
  'hard-coded names': hardCodedNames,
  concatenation: async (page: Page) => concatenations(await textRuns(page)),
  sides: unmirroredOn,
} as const;

type Detector = keyof typeof detectors;

describe('The detectors of the pseudo-languages', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 320, height: 800 } });
  });

  afterAll(() => browser?.close());

  const open = (name: string) =>
    page.goto(pathToFileURL(path.join(__dirname, 'mutants', `${name}.html`)).href);

  it.each(Object.entries(detectors))('%s: finds nothing on a sound page', async (_name, detect) => {
    await open('sound');
    expect(await detect(page)).toEqual([]);
  });

  it.each<[detector: Detector, mutant: string, starts: readonly string[]]>([
    [
      'cut text',
      'cut-text',
      ['<p> “⟦ĥîîďďééñ', '<p> “⟦çļîîṕṕééď', '<p> “⟦ééļļîîṕšîîš', '<p> “⟦ļööŵ'],
    ],
    ['excess width', 'excess-width', ['<p> “⟦ŵîîďééř', 'the page is 400 px wide']],
    ['hard-coded texts', 'hard-coded', ['<p> “Written in code”', '<p> “⟦Ééñďš ŵîîťĥ⟧ a word”']],
    ['hard-coded names', 'hard-coded', ['navigation named “Main”', 'image named “A drawing”']],
    [
      'concatenation',
      'concatenated',
      [
        '<p> “⟦Řééááď⟧ ⟦ťĥéé ťéřḿš⟧” glues 2 messages',
        '<p> “⟦Šééé⟧ ⟦ťĥéé ṕřîîçîîñğ⟧ ⟦ḟöööř ḿööřéé⟧” glues 3 messages',
        '<p> “⟦Öñéé⟧, ⟦ťŵöö⟧” glues 2 messages',
        '<p> “⟦Ĥéééŕéé.⟧ ⟦Ťĥéé éñď⟧ ⟦ööḟ îîť⟧” glues 2 messages',
        '<p> “⟦Çúúť ááť ťĥéé” shows the beginning',
        '<p> “ṕááťĥ⟧” shows the end',
      ],
    ],
    [
      'sides',
      'physical-side',
      [
        '<p> “⟦ḿářğîîñ⟧”',
        '<p> “⟦ṕļááçééď⟧”',
        'the text in <p> “⟦ááļîîğñééď⟧”',
        'the background of <p> “⟦ďřááŵñ⟧”',
      ],
    ],
  ])('%s: finds the faults of %s', async (detector, mutant, starts) => {
    await open(mutant);
    const found = await detectors[detector](page);
    const unexplained = found.filter((line) => !starts.some((start) => line.startsWith(start)));
    const missed = starts.filter((start) => !found.some((line) => line.startsWith(start)));
    expect({ unexplained, missed }).toEqual({ unexplained: [], missed: [] });
  });
});
