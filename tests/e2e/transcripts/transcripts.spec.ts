import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../../../src/content/languages';
import { catalogue } from '../../../src/content/plans';
import { routeIds } from '../../../src/content/routes';
import { createFormats } from '../../../src/i18n/formats';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../support/load-translator';
import { dialogIds, dialogOn } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { transcriptOf } from './transcript';

/** Each page, and each dialog. English only: `role-skeleton` and `names` prove the translations. */
const subjects = [
  ...routeIds.map((id) => ({ id, route: id, dialog: undefined })),
  ...dialogIds.map((id) => ({ id: `dialog-${id}`, route: 'home' as const, dialog: id })),
];

/** Removes amounts of money and credits, which the operator may change: tests/site/numbers. */
const withoutFigures = (text: string): string =>
  text
    .replace(/£\d[\d,.]*/g, '£0')
    .replace(/\d[\d,]*(?= credits?\b)/g, '0')
    .replace(/(?<=\bcredits\b[^:\n]*: )\d[\d,]*/gi, '0');

for (const { id, route, dialog } of subjects) {
  // If the change is intended: npm run transcripts, then review the diff.
  test(`a screen reader says what ${id}.txt says`, async ({ visit }) => {
    // In a narrow window the visual order is the document order.
    const page = await visit(pagePath(route, sourceTag), { width: 320 });
    if (dialog) {
      const { trigger, heading } = dialogOn(page, sourceTag, dialog);
      await trigger.click();
      await expect(heading).toBeFocused();
    }
    expect(withoutFigures(await transcriptOf(page))).toMatchSnapshot(`${id}.txt`);
  });
}

test('a screen reader says each price and its period without a pause', async ({ visit }) => {
  const lines = (await transcriptOf(await visit(pagePath('pricing', sourceTag)))).split('\n');
  const { money } = createFormats(sourceTag);
  const perMonth = loadTranslator(sourceTag)('pricing:perMonth', { price: '' }).replace(
    /<[^>]*>/g,
    '',
  );
  for (const { price } of catalogue)
    expect(lines.map((line) => line.trim())).toContain(money(price.monthly) + perMonth);
});

test('there is no transcript without a page or dialog', () => {
  expect(readdirSync(path.join(__dirname, sourceTag)).toSorted()).toEqual(
    subjects.map(({ id }) => `${id}.txt`).toSorted(),
  );
});
