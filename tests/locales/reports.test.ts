import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { wordCount } from '../../tools/locales/status';
import { workshopCopy } from '../support/workshop-copy';

const copy = workshopCopy();
beforeEach(async () => {
  const record = 'locales/review/de.json';
  await copy.replace(record, '"home:hero.start": "draft', '"home:hero.start": "reviewed');
  await copy.replace('locales/en/home.json', '"View Pricing"', '"See Pricing"');
  await copy.replace('locales/de/home.json', '"Stellen Sie eine Frage."', '""');
});

describe('The status', () => {
  it('counts texts and words by state', async () => {
    const { said } = await copy.run('status', 'de', '--json');
    const progress = JSON.parse(said);
    const home = progress.find(({ namespace }: { namespace: string }) => namespace === 'home');
    expect(home.states.reviewed).toEqual({ texts: 1, words: 2 });
    expect(home.states.stale).toEqual({ texts: 1, words: 2 });
    expect(home.states.missing).toEqual({ texts: 1, words: 3 });
    expect(home.states.draft.texts).toBe(home.total.texts - 3);
    const all = progress.at(-1);
    expect(all.namespace).toBe('all');
    expect(all.states.missing).toEqual({ texts: 1, words: 3 });
  });

  it('is a table for people, with words and percent', async () => {
    const { said, failed } = await copy.run('status', 'de');
    expect(failed).toBe(false);
    expect(said).toMatch(/│ de +│ home +│ +\d+ │ +\d+ \(9\d %\) │ +2 \(0 %\) │/);
  });

  it.each([
    ['Ask {{product}} once', 3],
    ['See <plans>our plans</plans>.', 3],
    ['First – second', 2],
    ['', 0],
  ])('counts the words of %j as %d', (text, words) => {
    expect(wordCount(text)).toBe(words);
  });
});

describe('The report', () => {
  it('is valid, accessible HTML that needs nothing but itself', async () => {
    expect((await copy.run('report')).said).toBe('Written: reports/locales/index.html');
    const html = await copy.read('reports/locales/index.html');
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toMatch(/https?:|<script|<link|@import|url\(/);
  });

  it('has a heading and a table with bars for languages, pages and the longest texts', async () => {
    await copy.run('report');
    const $ = load(await copy.read('reports/locales/index.html'));
    expect($('h1').text()).toBe('Translations on 2026-11-28');
    expect(
      $('h2')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(['Languages', 'Languages and pages', 'The longest texts']);
    expect($('meter').length).toBeGreaterThan(10);
    const cells = $('th[scope="row"]:contains("Deutsch (de)")')
      .first()
      .nextAll('td')
      .toArray()
      .map((cell) => $(cell).text());
    expect(cells.slice(0, 4)).toEqual(['2', expect.any(String), '2', '3']);
  });
});

describe('The schemas', () => {
  it('tell an editor every key, its English, note and limit, in every plural form', async () => {
    await copy.run('schemas');
    const read = async (name: string) =>
      JSON.parse(await copy.read(`.site/schemas/${name}.schema.json`)).properties;
    const { hero } = await read('home');
    expect(hero.properties.start).toEqual({
      type: 'string',
      description: expect.stringMatching(
        /^English: Start Free\n\nMain button under the headline\./,
      ),
      maxLength: 24,
    });
    const { units } = await read('common');
    expect(
      Object.keys(units.properties)
        .filter((key) => key.startsWith('days_'))
        .toSorted(),
    ).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'].map((category) => `days_${category}`));
    expect(units.additionalProperties).toBe(false);
  });

  it('are where the settings of the editor look for them', async () => {
    const settings = (await import('../../.vscode/settings.json')).default;
    const files = (await copy.run('schemas')).said.replace('Written: ', '').split(', ');
    const named = settings['json.schemas'].map(({ url }: { url: string }) => url.replace('./', ''));
    expect(named.toSorted()).toEqual(files.toSorted());
  });
});

describe('The command line', () => {
  it.each([
    [['chek'], "unknown command 'chek'"],
    [['add'], "missing required argument 'tag'"],
    [
      ['export', 'de', '--format', 'docx'],
      "argument 'docx' is invalid. Allowed choices are xliff, csv, po",
    ],
    [['check', '--fast'], "unknown option '--fast'"],
  ])('says what is wrong with %j', async (args, message) => {
    const { said, failed } = await copy.run(...args);
    expect(failed).toBe(true);
    expect(said).toContain(message);
  });
});
