import { readFileSync } from 'node:fs';
import { withoutScripts } from '../../tools/bench/measure-bytes';
import { readOptions } from '../../tools/bench/options';
import { type BenchReport, withReport } from '../../tools/bench/report';

describe('The bench', () => {
  it.each([
    [['--only', 'bytes,speed'], 'There is no step "speed". Use some of bytes, lighthouse,'],
    [['--docs', '--only', 'bytes'], '--docs needs every step. Leave --only out.'],
  ])('refuses %j', (args, message) => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 1 }));
    expect(write.mock.calls.join('')).toContain(message);
    write.mockRestore();
  });

  it('compares with a page without scripts and data', () => {
    const html =
      '<!DOCTYPE html><html><head><script>1</script></head><body>Hi<script type="application/json">{}</script></body></html>';
    expect(withoutScripts(html)).toBe('<!DOCTYPE html><html><head></head><body>Hi</body></html>');
  });

  it('replaces the figures in docs/performance.md with new ones, rounded', () => {
    const report: BenchReport = {
      day: '2026-11-28',
      machine: '2 cores',
      runs: 3,
      bytes: { pages: [{ path: '/', bytes: 9_114, withoutScripts: 8_190 }], dialogs: 67_812 },
      lighthouse: [{ path: '/', lcp: 903.4, cls: 0, tbt: 4 }],
      build: [{ label: 'cold', pages: 216, seconds: 93.6 }],
    };
    const updated = withReport(readFileSync('docs/performance.md', 'utf8'), report);
    for (const line of [
      '| / | 9,114 | 8,190 |',
      '67,812 B more',
      '| / | 903 | 0.000 | 4 |',
      '| cold | 216 | 94 |',
    ]) {
      expect(updated).toContain(line);
    }
    expect(withReport(updated, report)).toBe(updated);
    expect(() => withReport('# Performance', report)).toThrow('must have the lines');
  });
});
