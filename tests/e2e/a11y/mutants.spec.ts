import { expect, type Tab, test } from '../fixtures';
import { axeIssues } from './axe';
import { catalogueOf } from './catalogue';
import { checks, subjects } from './checks';
import { comparisons, difference } from './comparisons';
import { emulate } from './emulation';
import { installPageTools } from './in-page/page-tools';
import { mutants, mutantTag, serveMutants } from './serve-mutants';

let server: Awaited<ReturnType<typeof serveMutants>>;

test.beforeAll(async () => {
  server = await serveMutants();
});

test.afterAll(() => server.close());

/** What a check, comparison or axe says of a page of the mutants' server. */
async function issuesAt({ page }: Tab, address: string, subject: string) {
  // What does not happen at once on these small pages does not happen.
  page.setDefaultTimeout(1000);
  const visit = async (path: string) => {
    await page.goto(server.origin + path);
    await page.evaluate(installPageTools);
    return { page, tag: mutantTag, catalogue: catalogueOf(mutantTag) };
  };
  const comparison = comparisons.find(({ id }) => id === subject);
  if (comparison) {
    const source = await comparison.take(await visit('/'));
    return difference(source, await comparison.take(await visit(address)));
  }
  const check = checks.find(({ id }) => id === subject);
  if (check) return check.run(await visit(address));
  await visit(address);
  await emulate(page, { scheme: 'dark' });
  return axeIssues(page);
}

for (const subject of subjects) {
  const { id } = subject;
  const kind = 'scripting' in subject ? 'scriptless' : 'usual';

  test(`${id}: finds no issue with the valid page`, async ({ tab }) => {
    expect(await issuesAt(await tab(kind), '/', id)).toEqual([]);
  });

  const own = mutants.filter((mutant) => mutant.subject === id);

  test(`${id}: finds what is wrong with ${own.map(({ name }) => name).join(', ')}`, async ({
    tab,
  }) => {
    expect(own).not.toEqual([]);
    for (const { issue, address } of own) {
      const texts = (await issuesAt(await tab(kind), address, id)).map(({ text }) => text);
      expect.soft(texts, address).toContainEqual(expect.stringContaining(issue));
    }
  });
}
