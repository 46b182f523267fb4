import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe';
import { catalogueOf } from './catalogue';
import { checks, subjects } from './checks';
import { comparisons, difference } from './comparisons';
import { furnish } from './furnish';
import { show } from './look';
import { mutants, mutantTag, serveMutants } from './serve-mutants';

let server: Awaited<ReturnType<typeof serveMutants>>;

test.beforeAll(async () => {
  server = await serveMutants();
});

test.afterAll(() => server.close());

/** What a check, comparison or axe says of a page of the mutants' server. */
async function faultsAt(page: Page, address: string, subject: string): Promise<readonly string[]> {
  const check = checks.find(({ id }) => id === subject);
  const visit = async (path: string) => {
    await page.goto(server.origin + path);
    await furnish(page, check?.scripting);
    return { page, tag: mutantTag, catalogue: catalogueOf(mutantTag) };
  };
  const texts: string[] = [];
  const comparison = comparisons.find(({ id }) => id === subject);
  if (comparison) {
    const source = await comparison.take(await visit('/'));
    const own = await comparison.take(await visit(address));
    texts.push(...difference(source, own).map(({ text }) => text));
  } else if (check) {
    texts.push(...(await check.run(await visit(address))).map(({ text }) => text));
  } else {
    await visit(address);
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, { scheme });
      texts.push(...(await axeFaults(page)).map(({ text }) => text));
    }
  }
  return texts;
}

for (const { id, ...subject } of subjects) {
  test.describe(`${id}:`, () => {
    test.use({ javaScriptEnabled: !('scripting' in subject) });

    test('finds no fault with the sound page', async ({ page }) => {
      expect(await faultsAt(page, '/', id)).toEqual([]);
    });

    const own = mutants.filter((mutant) => mutant.subject === id);

    test('has a mutant', () => {
      expect(own).not.toEqual([]);
    });

    for (const { name, fault, address } of own) {
      test(`finds what is wrong with ${name}`, async ({ page }) => {
        const texts = await faultsAt(page, address, id);
        expect(texts).toContainEqual(expect.stringContaining(fault));
      });
    }
  });
}
