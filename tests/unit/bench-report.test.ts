import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { htmlReport } from '../../tools/bench/html-report';
import { describeMachine, machineLine } from '../../tools/bench/machine';
import { markdownReport, withReport } from '../../tools/bench/markdown';
import type { BenchReport, Beside } from '../../tools/bench/report';
import { sections } from '../../tools/bench/sections';

const beside = (site: number, floor: number): Beside => ({
  site: { median: site, min: site - 1, max: site + 1 },
  floor: { median: floor, min: floor, max: floor },
});

const report: BenchReport = {
  day: '2026-11-28',
  machine: { cpu: 'A <fast> one', cores: 2, memory: 8, system: 'Linux 6', node: '20.20.2' },
  runs: 3,
  results: {
    bytes: {
      pages: [
        { path: '/', site: 9_114, floor: 8_190, requests: ['/'], aside: ['/icon.svg'] },
        { path: '/el', site: 10_347, floor: 9_343, requests: ['/el'], aside: [] },
      ],
      dialogs: 67_812,
    },
    lighthouse: [{ path: '/', lcp: beside(903, 860), cls: beside(0, 0), tbt: beside(4, 0) }],
    dialog: [{ path: '/', network: 'slow', cache: 'cold', time: beside(1_130, 14) }],
    build: {
      cold: 61.25,
      warm: 30,
      pages: 28,
      synthetic: [{ languages: 3, pages: 21, seconds: 60.5 }],
      perPage: 0.05,
    },
    load: [{ path: '/', connections: 20, seconds: 10, site: 16_376, floor: 16_893, p99: 15 }],
  },
  failures: [],
};

const failed: BenchReport = {
  ...report,
  results: {},
  failures: [{ step: 'load', message: 'nginx is <missing>' }],
};

describe('The report as Markdown', () => {
  it('says what was measured, on which machine and when', () => {
    expect(markdownReport(report)).toMatch(
      /^Measured on 2026-11-28: 2 cores of A <fast> one · 8 GiB of memory · Linux 6 · Node 20\.20\.2\.\n/,
    );
  });

  it.each([
    ['bytes with their ratio', /\| \/ +\| +9,114 \| +8,190 \| +1\.11 × \| +1 \|/],
    ['what a dialog fetches', /Opening a dialog fetches 67,812 B more/],
    [
      'a floor of nothing',
      /\| \/ +\| +903 \| +860 \| +1\.05 × \| +902 – 904 \| +0\.000 .* +4 \| +0 \|/,
    ],
    ['a click', /\| \/, slow, cold +\| +1,130 \| +14 \| +80\.71 × \|/],
    ['a build', /\| 3 synthetic languages, cold +\| +21 \| +60\.5 \|/],
    ['a page more', /One more page adds 50 ms/],
    ['the load', /\| \/ +\| +16,376 \| +16,893 \| +0\.97 × \| +15 \|/],
  ])('holds %s', (_what, line) => {
    expect(markdownReport(report)).toMatch(line);
  });

  it('has tables whose lines are all of one length', () => {
    for (const table of markdownReport(report)
      .split('\n\n')
      .filter((part) => part.startsWith('|'))) {
      expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1);
    }
  });

  it('names the steps that failed, and holds no table of them', () => {
    expect(markdownReport(failed)).toContain('- load failed: nginx is <missing>');
    expect(markdownReport(failed)).not.toContain('|');
  });
});

describe('The report in a document', () => {
  const document = readFileSync('docs/performance.md', 'utf8');

  it('stands between the two markers of docs/performance.md, and changes nothing else', () => {
    const once = withReport(document, failed);
    expect(once).toContain('load failed');
    const twice = withReport(once, report);
    expect(twice).not.toContain('load failed');
    expect(twice).toContain('9,114');
    const around = (text: string) => text.split(/<!-- bench:(?:start|end)[^>]*-->/).toSpliced(1, 1);
    expect(around(twice)).toEqual(around(document));
    expect(withReport(twice, report)).toBe(twice);
  });

  it.each([
    ['no marker', 'Nothing.'],
    ['one marker', document.replace('<!-- bench:end -->', '')],
    ['a marker twice', document + document],
  ])('is refused where there is %s', (_what, text) => {
    expect(() => withReport(text, report)).toThrow('The document must have the lines');
  });
});

describe('The report as a page', () => {
  const html = htmlReport(report);
  const $ = load(html);

  it('is valid and accessible HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('needs nothing but itself', () => {
    expect(html).not.toMatch(/https?:|<script|<link|@import|url\(/);
  });

  it('has every figure of a chart in the table below it', () => {
    for (const section of sections(report)) {
      const table = $(`section[aria-labelledby="${section.id}"] table`).text();
      const bars = section.chart.groups.flatMap((group) => group.bars);
      expect(bars.length).toBeGreaterThan(0);
      for (const { text } of bars) expect(table).toContain(text.split(' ')[0]);
    }
  });

  it('draws the highest bar over the whole width, and the others in proportion', () => {
    const widths = $('section[aria-labelledby="bytes"] rect')
      .toArray()
      .map((bar) => Number($(bar).attr('width')));
    const most = Math.max(...widths);
    expect(widths[2]).toBe(most);
    const [, , drawing] =
      $('section[aria-labelledby="bytes"] svg').attr('viewBox')?.split(' ') ?? [];
    expect(most).toBeLessThan(Number(drawing) / 2);
    expect(most).toBeGreaterThan(Number(drawing) / 4);
    expect((widths[0] ?? 0) / most).toBeCloseTo(9_114 / 10_347, 2);
  });

  it('shows foreign words as words', () => {
    expect(html).toContain('A &lt;fast&gt; one');
    expect(htmlReport(failed)).toContain('load failed: nginx is &lt;missing&gt;');
  });
});

describe('The machine', () => {
  it('is described by what the figures depend on', () => {
    expect(describeMachine('Chromium 156')).toEqual({
      cpu: expect.stringMatching(/\S/),
      cores: expect.any(Number),
      memory: expect.any(Number),
      system: expect.stringMatching(/\S/),
      node: process.versions.node,
      browser: 'Chromium 156',
    });
    expect(describeMachine(undefined)).not.toHaveProperty('browser');
  });

  it('is one line', () => {
    const machine = { ...report.machine, cores: 1, browser: 'Chromium 156' };
    expect(machineLine(machine)).toBe(
      '1 core of A <fast> one · 8 GiB of memory · Linux 6 · Node 20.20.2 · Chromium 156',
    );
  });
});
