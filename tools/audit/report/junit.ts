import junit from 'junit-report-builder';
import type { AuditResult } from '../result';

/** The result as JUnit XML, which every CI shows: a suite for each page, a case for each outcome. */
export function junitReport(result: AuditResult): string {
  const builder = junit.newBuilder();
  for (const { path, seconds, outcomes } of result.pages) {
    const suite = builder.testSuite().name(path).time(seconds);
    for (const { subject, state, faults } of outcomes) {
      const test = suite
        .testCase()
        .className(subject)
        .name(state ?? subject);
      const [first, ...rest] = faults;
      if (!first) continue;
      test.failure(
        [first, ...rest]
          .map(({ text, selector }) => `${text}${selector ? ` [${selector}]` : ''}`)
          .join('\n'),
      );
      for (const { picture } of faults) if (picture) test.errorAttachment(picture);
    }
  }
  const whole = builder.testSuite().name('the audit as a whole');
  for (const text of result.others) whole.testCase().name(text).failure(text);
  const end = whole.testCase().name('comes to its end');
  if (result.stopped) end.error(result.stopped);
  return builder.build();
}
