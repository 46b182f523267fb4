import { localesCopy } from '../support/locales-copy';

const copy = localesCopy();

const home = 'locales/de/home.json';
const record = 'locales/review/de.json';
const entry = async () => (await copy.read(record)).match(/"home:hero\.start": "(.*)"/)?.[1] ?? '';

/** Changes an English text, which makes its translations stale. */
const editEnglish = (after: string, before = 'Start Free') =>
  copy.replace('locales/en/home.json', `"start": "${before}"`, `"start": "${after}"`);

describe('Recording translations', () => {
  it('makes a changed text a draft, even if it was reviewed', async () => {
    await copy.replace(record, '"home:hero.start": "draft', '"home:hero.start": "reviewed');
    await copy.replace(home, '"Kostenlos starten"', '"Gratis starten"');
    expect((await copy.run('record', 'de')).output).toContain('1 recorded');
    expect(await entry()).toMatch(/^draft /);
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('leaves a translation stale until it is changed', async () => {
    await editEnglish('Begin Free');
    expect((await copy.run('record', 'de')).output).toContain('0 recorded');
    expect((await copy.run('check', 'de')).output).toContain('1 stale');
    await copy.replace(home, '"Kostenlos starten"', '"Kostenlos beginnen"');
    await copy.run('record', 'de');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('removes texts that no longer exist, and sorts one line for each text', async () => {
    await copy.replace(record, '"home:hero.start"', '"zzz:gone"');
    await copy.run('record', 'de');
    const text = await copy.read(record);
    expect(text).not.toContain('zzz');
    const ids = Object.keys(JSON.parse(text));
    expect(ids).toEqual(ids.toSorted());
    expect(text.trim().split('\n')).toHaveLength(ids.length + 2);
  });

  it('makes a language reviewed if every text is', async () => {
    await copy.write(record, (await copy.read(record)).replaceAll('"draft ', '"reviewed '));
    await copy.run('record', 'de');
    expect(JSON.parse(await copy.read('src/content/published.json')).de).toBe('reviewed');
    await copy.replace(home, '"Kostenlos starten"', '"Gratis starten"');
    await copy.run('record', 'de');
    expect(JSON.parse(await copy.read('src/content/published.json')).de).toBe('draft');
  });
});

describe('An English edit that does not change the meaning', () => {
  it('leaves no translation stale, and reviewed texts reviewed', async () => {
    await copy.replace(record, '"home:hero.start": "draft', '"home:hero.start": "reviewed');
    await editEnglish('Start free');
    expect((await copy.run('check')).output).toContain('2 stale');
    const { output } = await copy.run('same-meaning', 'home:hero.start');
    expect(output).toBe('No longer stale: de, pl.');
    expect((await copy.run('check')).failed).toBe(false);
    expect(await entry()).toMatch(/^reviewed /);
    expect((await copy.run('same-meaning', 'home:hero.start')).output).toBe(
      'No translation was stale.',
    );
  });

  it('applies to every form of a plural', async () => {
    const common = 'locales/en/common.json';
    await copy.replace(common, '"{{amount}} day"', '"{{amount}} day."');
    await copy.replace(common, '"{{amount}} days"', '"{{amount}} days."');
    expect((await copy.run('check', 'pl')).output).toContain('4 stale');
    await copy.run('same-meaning', 'common:units.days');
    expect((await copy.run('check', 'pl')).failed).toBe(false);
  });

  it('is refused if more than this edit has changed for a language', async () => {
    await editEnglish('Begin Free');
    await copy.replace(home, '"Kostenlos starten"', '"Kostenlos beginnen"');
    await copy.run('record', 'de');
    await editEnglish('Begin free', 'Begin Free');
    const { output, failed } = await copy.run('same-meaning', 'home:hero.start');
    expect(failed).toBe(true);
    expect(output).toContain('made from different English texts');
    expect((await copy.run('check')).output).toContain('2 stale');
  });

  it('is refused for part of a name', async () => {
    const { output, failed } = await copy.run('same-meaning', 'home:hero');
    expect(failed).toBe(true);
    expect(output).toContain('There is no English text "home:hero"');
  });
});
