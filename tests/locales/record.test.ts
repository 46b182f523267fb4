import { localesCopy } from '../support/locales-copy';

const copy = localesCopy();

const home = 'locales/de/home.json';
const record = 'locales/review/de.json';
const line = async () => (await copy.read(record)).match(/"home:hero\.start": "(.*)"/)?.[1] ?? '';

/** Changes the English text of a button; its translations are stale from then on. */
const editEnglish = (after: string, before = 'Start Free') =>
  copy.replace('locales/en/home.json', `"start": "${before}"`, `"start": "${after}"`);

describe('Writing down what was translated', () => {
  it('makes new words a draft of the English of today, although the old ones were reviewed', async () => {
    await copy.replace(record, '"home:hero.start": "draft', '"home:hero.start": "reviewed');
    await copy.replace(home, '"Kostenlos starten"', '"Gratis starten"');
    expect((await copy.run('record', 'de')).output).toContain('1 written down');
    expect(await line()).toMatch(/^draft /);
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('leaves a stale translation stale until somebody changes it', async () => {
    await editEnglish('Begin Free');
    expect((await copy.run('record', 'de')).output).toContain('0 written down');
    expect((await copy.run('check', 'de')).output).toContain('1 stale');
    await copy.replace(home, '"Kostenlos starten"', '"Kostenlos beginnen"');
    await copy.run('record', 'de');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('forgets texts that are gone, and keeps one line a text in order', async () => {
    await copy.replace(record, '"home:hero.start"', '"zzz:gone"');
    await copy.run('record', 'de');
    const text = await copy.read(record);
    expect(text).not.toContain('zzz');
    const ids = Object.keys(JSON.parse(text));
    expect(ids).toEqual(ids.toSorted());
    expect(text.trim().split('\n')).toHaveLength(ids.length + 2);
  });

  it('calls a language reviewed when every text is', async () => {
    await copy.write(record, (await copy.read(record)).replaceAll('"draft ', '"reviewed '));
    await copy.run('record', 'de');
    expect(JSON.parse(await copy.read('src/content/published.json')).de).toBe('reviewed');
    await copy.replace(home, '"Kostenlos starten"', '"Gratis starten"');
    await copy.run('record', 'de');
    expect(JSON.parse(await copy.read('src/content/published.json')).de).toBe('draft');
  });
});

describe('An English edit without a change of meaning', () => {
  it('leaves no translation stale, and keeps what was reviewed', async () => {
    await copy.replace(record, '"home:hero.start": "draft', '"home:hero.start": "reviewed');
    await editEnglish('Start free');
    expect((await copy.run('check')).output).toContain('2 stale');
    const { output } = await copy.run('same-meaning', 'home:hero.start');
    expect(output).toBe('Not stale any more: de, pl.');
    expect((await copy.run('check')).failed).toBe(false);
    expect(await line()).toMatch(/^reviewed /);
    expect((await copy.run('same-meaning', 'home:hero.start')).output).toBe('Nothing was stale.');
  });

  it('covers every form of a plural', async () => {
    const common = 'locales/en/common.json';
    await copy.replace(common, '"{{amount}} day"', '"{{amount}} day."');
    await copy.replace(common, '"{{amount}} days"', '"{{amount}} days."');
    expect((await copy.run('check', 'pl')).output).toContain('4 stale');
    await copy.run('same-meaning', 'common:units.days');
    expect((await copy.run('check', 'pl')).failed).toBe(false);
  });

  it('is refused where a language has missed more than this edit', async () => {
    await editEnglish('Begin Free');
    await copy.replace(home, '"Kostenlos starten"', '"Kostenlos beginnen"');
    await copy.run('record', 'de');
    await editEnglish('Begin free', 'Begin Free');
    const { output, failed } = await copy.run('same-meaning', 'home:hero.start');
    expect(failed).toBe(true);
    expect(output).toContain('made from different English texts');
    expect((await copy.run('check')).output).toContain('2 stale');
  });

  it('does not know a part of a name', async () => {
    const { output, failed } = await copy.run('same-meaning', 'home:hero');
    expect(failed).toBe(true);
    expect(output).toContain('There is no English text "home:hero"');
  });
});
