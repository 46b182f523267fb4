import { termsOfService } from '../../src/content/legal/terms-of-service';
import { localesCopy } from '../support/locales-copy';

const copy = localesCopy();

describe('The status', () => {
  it('counts English words by state, and with a tag file by file', async () => {
    const record = 'locales/review/de.json';
    await copy.replace(record, '"home:hero.start": "draft', '"home:hero.start": "reviewed');
    await copy.replace('locales/en/home.json', '"View Pricing"', '"See {{product}} <b>plans</b>"');
    await copy.replace('locales/de/home.json', '"Stellen Sie eine Frage."', '""');
    const states = /\d+ │ +3 \(\d %\) │ +\d+ \(9\d %\) │ +3 \(0 %\) │ +2 \(0 %\) │/.source;
    const { output, failed } = await copy.run('status', 'de');
    expect(failed).toBe(false);
    expect(output).toMatch(new RegExp(`│ de +│ home +│ +${states}`));
    expect(output).toMatch(new RegExp(`│ de +│ all +│ +${states}`));
    const all = (await copy.run('status')).output;
    expect(all.match(/│ (de|pl) +│ all /g)).toHaveLength(2);
    expect(all).not.toContain('home');
  });
});

describe('A clause of the legal pages', () => {
  it('is found by its number', async () => {
    const section = termsOfService.sections.findIndex(({ id }) => id === 'contact') + 1;
    const { output, failed } = await copy.run('clause', `${section}.1`);
    expect(failed).toBe(false);
    expect(output).toMatch(/^terms-of-service:contact\.[\w.-]+: You can reach us/m);
    expect(await copy.run('clause', '99.1')).toEqual({
      output: 'No legal page has a clause 99.1.',
      failed: true,
    });
  });
});
