import * as cheerio from 'cheerio';
import { htmlReport } from '../../tools/audit/report/html';
import { junitReport } from '../../tools/audit/report/junit';
import { summary } from '../../tools/audit/report/summary';
import { type AuditResult, faultsIn, type PageResult } from '../../tools/audit/result';

const page = (path: string, tag: string, text?: string): PageResult => ({
  route: 'home',
  tag,
  path,
  seconds: 1,
  outcomes: [
    { subject: 'axe', state: 'plain, 320 px, dark', faults: [] },
    {
      subject: 'reflow',
      faults: text ? [{ text, selector: 'main > p', picture: 'pictures/0001.png' }] : [],
    },
  ],
  lines: {},
});

const result = (changes: Partial<AuditResult> = {}): AuditResult => ({
  date: '2026-11-28',
  browser: 'Chromium 156',
  axeVersion: '4.14.1',
  axeRules: 105,
  subjects: [
    { id: 'axe', title: 'Every rule of axe-core holds', criteria: ['2.2 AA'] },
    { id: 'reflow', title: 'Nothing is cut off', criteria: ['1.4.10'] },
  ],
  states: 32,
  planned: 2,
  seconds: 12.3,
  pages: [page('/', 'en'), page('/de', 'de', '<p> is 9 px too wide')],
  others: [],
  ...changes,
});

describe('the reports of an audit', () => {
  it('count every fault', () => {
    expect(faultsIn(result())).toBe(1);
    expect(faultsIn(result({ others: ['a judgement nobody needs'] }))).toBe(2);
  });

  it('say in the terminal what is wrong where, then the figures', () => {
    expect(summary(result()).split('\n')).toEqual([
      '/de · reflow: <p> is 9 px too wide [main > p]',
      '2 of 2 pages in 2 languages, 32 states, 105 rules of axe-core 4.14.1, 1 checks of our own, 1 faults, 12 s.',
    ]);
  });

  it('show a person each page, what is wrong and a picture of it', () => {
    const $ = cheerio.load(htmlReport(result()));
    expect($('h1').text()).toBe('1 fault was found.');
    const rows = $('table').first().find('tbody tr').toArray();
    expect(rows.map((row) => $(row).text())).toEqual(['Englishpassed', 'Deutsch1 fault']);
    expect($('li:contains("9 px too wide")').text()).toContain('<p> is 9 px too wide');
    expect($('img').attr('src')).toBe('pictures/0001.png');
  });

  it('say at the top when the audit did not come to its end', () => {
    const stopped = 'The audit stopped after 1 of 2 pages: the browser ended. Run it again.';
    const early = result({ stopped, pages: [page('/', 'en')] });
    expect(cheerio.load(htmlReport(early))('h1').text()).toBe(stopped);
    expect(summary(early)).toContain(stopped);
    expect(cheerio.load(junitReport(early), { xml: true })('error').attr('message')).toBe(stopped);
  });

  it('tell a CI of each case', () => {
    const $ = cheerio.load(junitReport(result()), { xml: true });
    expect($('testsuite[name="/de"] testcase')).toHaveLength(2);
    expect($('testsuite[name="/de"] failure').attr('message')).toContain('<p> is 9 px too wide');
  });
});
