import { expect, type Tab, test } from '../fixtures';
import { axeIssues } from './axe';
import { catalogueOf } from './catalogue';
import { checks, subjects } from './checks';
import { comparisons, difference } from './comparisons';
import { emulate } from './emulation';
import { installPageTools } from './in-page/page-tools';
import { mutants, mutantTag, validHtml } from './load-mutants';

/** Only its route answers: no server is needed. */
const url = 'http://localhost/';

/** What a check, comparison or axe finds on a page. */
async function issuesOf({ page }: Tab, html: string, subject: string) {
  // These pages are small, so nothing takes longer.
  page.setDefaultTimeout(1000);
  const visit = async (body: string) => {
    const answer = { contentType: 'text/html; charset=utf-8', body };
    await page.route(url, (route) => route.fulfill(answer), { times: 1 });
    await page.goto(url);
    await page.evaluate(installPageTools);
    return { page, tag: mutantTag, catalogue: catalogueOf(mutantTag) };
  };
  const comparison = comparisons.find(({ id }) => id === subject);
  if (comparison) {
    const source = await comparison.take(await visit(validHtml));
    return difference(source, await comparison.take(await visit(html)));
  }
  const check = checks.find(({ id }) => id === subject);
  if (check) return check.run(await visit(html));
  await visit(html);
  await emulate(page, { scheme: 'dark' });
  return axeIssues(page);
}

for (const subject of subjects) {
  const { id } = subject;
  const kind = 'scripting' in subject ? 'scriptless' : 'usual';

  test(`${id}: finds no issue on the valid page`, async ({ tab }) => {
    expect(await issuesOf(await tab(kind), validHtml, id)).toEqual([]);
  });

  const own = mutants.filter((mutant) => mutant.subject === id);

  test(`${id}: finds the issue of ${own.map(({ name }) => name).join(', ')}`, async ({ tab }) => {
    expect(own).not.toEqual([]);
    for (const { issue, name, html } of own) {
      const texts = (await issuesOf(await tab(kind), html, id)).map(({ text }) => text);
      expect.soft(texts, name).toContainEqual(expect.stringContaining(issue));
    }
  });
}
