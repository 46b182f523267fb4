import type { Browser } from 'playwright-core';
import { axeFaults } from '../../tools/audit/axe';
import { catalogueOf } from '../../tools/audit/catalogue';
import type { Fault } from '../../tools/audit/check';
import { checks } from '../../tools/audit/checks';
import { comparisons } from '../../tools/audit/comparisons';
import { show } from '../../tools/audit/look';
import { difference } from '../../tools/audit/run-audit';
import { openStage, type Stage } from '../../tools/audit/stage';
import { subjects } from '../../tools/audit/subjects';
import { launchChromium } from '../../tools/chromium';
import { mutants, serveMutants } from '../support/mutants';

let browser: Browser;
let stage: Stage;
let server: Awaited<ReturnType<typeof serveMutants>>;

beforeAll(async () => {
  server = await serveMutants();
  browser = await launchChromium();
  stage = openStage(browser);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function visit(address: string, scripting: 'on' | 'off' = 'on') {
  const page = await stage.visit('de', scripting, (tab) => tab.goto(server.origin + address));
  return { page, tag: 'de', catalogue: catalogueOf('de') };
}

/** What a check, comparison or axe says of a page of the mutants' server. */
async function faultsAt(address: string, subject: string): Promise<readonly Fault[]> {
  const check = checks.find(({ id }) => id === subject);
  if (check) return check.run(await visit(address, check.scripting));
  const comparison = comparisons.find(({ id }) => id === subject);
  if (comparison) {
    const own = await comparison.take(await visit(address));
    const source = await comparison.take(await visit('/'));
    const found = difference(source, own);
    return found ? [found] : [];
  }
  const { page } = await visit(address);
  const faults: Fault[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await show(page, { scheme });
    faults.push(...(await axeFaults(page)));
  }
  return faults;
}

describe('the audit', () => {
  it.each(subjects)('finds no fault with the sound page: $id', async ({ id }) => {
    expect(await faultsAt('/', id)).toEqual([]);
  });

  it.each(subjects)('has a mutant for $id', ({ id }) => {
    expect(mutants.map(({ subject }) => subject)).toContain(id);
  });

  it.each(mutants)(
    'finds what is wrong with $subject/$name',
    async ({ subject, fault, address }) => {
      const faults = await faultsAt(address, subject);
      expect(faults.map(({ text }) => text)).toContainEqual(expect.stringContaining(fault));
    },
  );
});
