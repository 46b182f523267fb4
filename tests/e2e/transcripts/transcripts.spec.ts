import { readdirSync } from 'node:fs';
import { sourceTag } from '../../../src/content/languages';
import { dialogOn } from '../behaviour/meet';
import { expect, test } from '../fixtures';
import { subjects, transcriptsDir } from './subjects';
import { transcriptOf } from './transcript';

for (const { id, path, dialog } of subjects) {
  // Where the site is meant to say something else now: npm run transcripts, then review the diff.
  test(`a screen reader says what ${id}.txt says`, async ({ visit }) => {
    // In a narrow window the order of the document is that of the eye.
    const page = await visit(path, { width: 320 });
    if (dialog) {
      const { opener, heading } = dialogOn(page, sourceTag, dialog);
      await opener.click();
      await expect(heading).toBeFocused();
    }
    expect(await transcriptOf(page)).toMatchSnapshot(`${id}.txt`);
  });
}

test('there is no transcript of anything that the site does not have', () => {
  expect(readdirSync(transcriptsDir).toSorted()).toEqual(
    subjects.map(({ id }) => `${id}.txt`).toSorted(),
  );
});
