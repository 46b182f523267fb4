import { copyWorkshop, type WorkshopCopy } from '../support/workshop-copy';

let copy: WorkshopCopy;
beforeEach(async () => {
  copy = await copyWorkshop({
    judge: async () => 'right',
    edit: async (translation) => translation,
  });
  await copy.run('export', 'de');
});
afterEach(() => copy.remove());

const back = 'reports/locales/de.xlf';
/** Commands that write, by what they are called with. */
const writers: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['record', ['record', 'de']],
  ['review', ['review', 'de', 'error']],
  ['same-meaning', ['same-meaning', 'error:meta.title']],
  ['import', ['import', back]],
  ['export', ['export', 'de', '--out', 'new.xlf']],
];

describe.each(writers)('%s loses nothing', (_name, args) => {
  it.each([
    ['English', 'locales/en/home.json', '{', ''],
    ['the record', 'locales/review/de.json', '{', '{\n<<<<<<< HEAD'],
    ['a line of the record', 'locales/review/de.json', '"draft ', '"drift '],
  ])('when %s cannot be read', async (_what, file, before, after) => {
    // Something to be written, so that the command has a reason to go on.
    await copy.replace('locales/en/error.json', 'Unexpected', 'Unforeseen');
    await copy.replace(back, 'Kostenlos starten<', 'Gratis starten<');
    await copy.replace(file, before, after);
    const everything = await copy.everything();
    const { said, failed } = await copy.run(...args);
    expect(failed).toBe(true);
    expect(said).toMatch(/has to be mended first|no text of this site|has changed since/);
    expect(await copy.everything()).toEqual(everything);
  });
});

describe.each(writers.filter(([name]) => name !== 'same-meaning'))(
  '%s loses nothing',
  (_name, args) => {
    it.each([
      ['is broken', '{', ''],
      ['has a key twice', '"hero": {', '"hero": { "start": "Los",'],
      ['has a number', '"Kostenlos starten"', '5'],
    ])('when a message file of the language %s', async (_what, before, after) => {
      await copy.replace(back, 'Zur Startseite<', 'Startseite<');
      await copy.replace('locales/de/home.json', before, after);
      const everything = await copy.everything();
      const { said, failed } = await copy.run(...args);
      expect(failed).toBe(true);
      expect(said).toMatch(
        /locales\/de\/home\.json(, which cannot be read| has to be mended first)/,
      );
      expect(await copy.everything()).toEqual(everything);
    });
  },
);

describe('add loses nothing', () => {
  it('when English cannot be read', async () => {
    await copy.write('locales/en/home.json', '{');
    const everything = await copy.everything();
    expect((await copy.run('add', 'fr')).said).toContain(
      'locales/en/home.json has to be mended first',
    );
    expect(await copy.everything()).toEqual(everything);
  });
});
