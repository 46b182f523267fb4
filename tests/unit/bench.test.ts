import { readFileSync } from 'node:fs';
import { withoutScripts } from '../../tools/bench/measure-bytes';
import { median } from '../../tools/bench/measure-lighthouse';
import { readOptions, stepNames } from '../../tools/bench/options';
import { type BenchReport, markdownReport, withReport } from '../../tools/bench/report';

const report: BenchReport = {
  day: '2026-11-28',
  machine: '2 cores',
  runs: 3,
  bytes: { pages: [{ path: '/', bytes: 9_114, withoutScripts: 8_190 }], dialogs: 67_812 },
  lighthouse: [{ path: '/', lcp: 903.4, cls: 0, tbt: 4 }],
  build: [{ label: '27 languages, cold', pages: 216, seconds: 93.6 }],
};

describe('The options of the bench', () => {
  let said = '';

  beforeEach(() => {
    said = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((words) => {
      said += words;
      return true;
    });
  });

  afterEach(() => jest.restoreAllMocks());

  it('are every step and five runs when nothing is said', () => {
    expect(readOptions([])).toEqual({ only: stepNames, runs: 5, docs: false });
  });

  it.each([
    [['--only', 'bytes,speed'], 'There is no step "speed". Use some of bytes, lighthouse,'],
    [['--runs', '0'], 'Give a number from 1 to 99.'],
    [['--docs', '--only', 'bytes'], '--docs needs every step. Leave --only out.'],
  ])('are refused when they are %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 1 }));
    expect(said).toContain(message);
  });
});

describe('The figures of the bench', () => {
  it('compare with a page that has no script, be it code or data', () => {
    const html =
      '<!DOCTYPE html><html><head><script>1</script></head><body>Hi<script type="application/json">{}</script></body></html>';
    expect(withoutScripts(html)).toBe('<!DOCTYPE html><html><head></head><body>Hi</body></html>');
  });

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('are medians: %j has %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('stand in tables, rounded', () => {
    const text = markdownReport(report);
    expect(text).toContain('| / | 9,114 | 8,190 |');
    expect(text).toContain('| / | 903 | 0.000 | 4 |');
    expect(text).toContain('| 27 languages, cold | 216 | 94 |');
  });

  it('leave out what was not measured', () => {
    const { lighthouse: _, ...others } = report;
    expect(markdownReport(others)).not.toContain('Lighthouse');
  });

  it('take the place of the last ones in docs/performance.md', () => {
    const document = readFileSync('docs/performance.md', 'utf8');
    const written = withReport(document, report);
    expect(written).toContain('67,812 B more');
    expect(withReport(written, report)).toBe(written);
  });

  it('are not written into a document that has no place for them', () => {
    expect(() => withReport('# Performance', report)).toThrow('must have the lines');
  });
});
