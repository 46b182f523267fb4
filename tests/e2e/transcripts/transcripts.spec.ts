import { readdirSync } from 'node:fs';
import { sourceTag } from '../../../src/content/languages';
import { catalogue } from '../../../src/content/plans';
import { createFormats } from '../../../src/i18n/formats';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../../tools/load-translator';
import { dialogOn } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { subjects, transcriptsDir } from './subjects';
import { transcriptOf } from './transcript';

/**
 * A text without the amounts of money and credits, which an operator may change in one place: that
 * they are right is for tests/site/numbers.
 */
const withoutFigures = (text: string): string =>
  text
    .replace(/£\d[\d,.]*/g, '£0')
    .replace(/\d[\d,]*(?= credits?\b)/g, '0')
    .replace(/(?<=\bcredits\b[^:\n]*: )\d[\d,]*/gi, '0');

for (const { id, path, dialog } of subjects) {
  // Where the site is meant to say something else now: npm run transcripts, then review the diff.
  test(`a screen reader says what ${id}.txt says`, async ({ visit }) => {
    // In a narrow window the order of the document is that of the eye.
    const page = await visit(path, { width: 320 });
    if (dialog) {
      const { trigger, heading } = dialogOn(page, sourceTag, dialog);
      await trigger.click();
      await expect(heading).toBeFocused();
    }
    expect(withoutFigures(await transcriptOf(page))).toMatchSnapshot(`${id}.txt`);
  });
}

test('a screen reader says each price as an amount with its period, in one go', async ({
  visit,
}) => {
  const lines = (await transcriptOf(await visit(pagePath('pricing', sourceTag)))).split('\n');
  const { money } = createFormats(sourceTag);
  const perMonth = loadTranslator(sourceTag)('pricing:perMonth', { price: '' }).replace(
    /<[^>]*>/g,
    '',
  );
  for (const { price } of catalogue)
    expect(lines.map((line) => line.trim())).toContain(money(price.monthly) + perMonth);
});

test('there is no transcript of anything that the site does not have', () => {
  expect(readdirSync(transcriptsDir).toSorted()).toEqual(
    subjects.map(({ id }) => `${id}.txt`).toSorted(),
  );
});
