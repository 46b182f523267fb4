import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { axeRules, axeVersion } from './a11y/axe';
import { subjects } from './a11y/checks';
import { type PageResult, resultName } from './a11y/result';
import { reviewed } from './a11y/reviewed';
import { selection } from './matrix';
import { writeRecord } from './record';
import { type Issue, reportHtml } from './report-html';

const folder = path.join('reports', 'e2e');

/** More lines than this are better read in the report. */
const mostLines = 40;

/** What a person does about an issue that a check found. */
function remedyOf({ route, tag }: PageResult, subject: string): string {
  const isWords = ['names', 'language-of-parts', 'clean-text', 'purpose'].includes(subject);
  const what =
    isWords && tag !== sourceTag
      ? `Fix the text in locales/${tag}/${route}.json or common.json`
      : 'Fix the page, or its style sheet';
  return `${what}, build, and look again: npm run test:a11y -- --page ${route} --lang ${tag}`;
}

/**
 * Tells in the terminal and in `reports/e2e/index.html` what was looked at, what is wrong, where,
 * and what to do; and keeps the figures of an audit for the accessibility statement.
 */
export default class SiteReporter implements Reporter {
  private readonly begin = performance.now();
  private readonly pages: PageResult[] = [];
  private readonly issues: Issue[] = [];
  private readonly looked: { readonly what: string; readonly isGood: boolean }[] = [];
  /** Takes the line that says how far the run is off a terminal. */
  private readonly newLine = process.stdout.isTTY ? '\r\u001B[K' : '';
  private total = 0;
  private done = 0;
  private pictures = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    rmSync(path.join(folder, 'pictures'), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  }

  /** What went wrong outside every test, such as a file that cannot be read. */
  onError({ message, value }: TestError): void {
    this.add({
      where: 'the run',
      what: stripVTControlCharacters(message ?? value ?? ''),
      remedy: 'Run it again.',
    });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const what = test.titlePath().slice(3).join(': ');
    const isGood = result.status === 'passed';
    this.done += 1;
    if (this.newLine) {
      process.stdout.write(`${this.newLine}${this.done} of ${this.total}: ${what}`);
    }
    const attachment = result.attachments.find(({ name }) => name === resultName);
    const page: PageResult | undefined =
      attachment?.body && JSON.parse(attachment.body.toString('utf8'));
    if (page) this.addPage(page, result);
    else this.looked.push({ what, isGood });
    const found = page?.outcomes.some(({ faults }) => faults.length > 0);
    // What a check found is said in its own words.
    if (isGood || found) return;
    const trace = result.attachments.find(({ name }) => name === 'trace')?.path;
    const steps = trace
      ? `npx playwright show-trace ${path.relative('.', trace)} shows each step. `
      : '';
    this.add({
      where: what,
      what: stripVTControlCharacters(
        result.errors.map(({ message, value }) => message ?? value).join('\n'),
      ),
      picture: this.keepPicture(result, 'screenshot'),
      remedy: `${steps}The test is in ${path.relative('.', test.location.file)}:${test.location.line}.`,
    });
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const whole = this.pages.filter(({ tag }) => tag === sourceTag);
    // Only who looks at everything can say what is not needed any more.
    if (whole.length === routeIds.length && !selection.quick) this.addUnneeded();
    const seconds = Math.round((performance.now() - this.begin) / 1000);
    const { pages, issues, looked } = this;
    writeFileSync(
      path.join(folder, 'index.html'),
      reportHtml({ pages, issues, looked, total: this.total, seconds, status }),
    );
    const states = pages.reduce((sum, page) => sum + page.states, 0);
    console.log(
      this.newLine +
        [
          ...(issues.length > mostLines ? [`… and ${issues.length - mostLines} more.`] : []),
          ...(pages.length > 0
            ? [
                `${pages.length} pages in ${new Set(pages.map(({ tag }) => tag)).size} languages and ${states} states, ${axeRules.length} rules of axe-core ${axeVersion}, ${subjects.length - 1} checks of our own.`,
              ]
            : []),
          `${this.done} of ${this.total} tests, ${issues.length} issues, ${seconds} s. Report: ${folder}/index.html`,
        ].join('\n'),
    );
    if (status === 'passed' && issues.length > 0) return { status: 'failed' };
    if (selection.record) writeRecord(pages, issues.length === 0 && status === 'passed');
    return undefined;
  }

  printsToStdio(): boolean {
    return true;
  }

  /** Says an issue at once, and keeps it for the report. */
  private add(issue: Issue): void {
    this.issues.push(issue);
    const { where, what, selector } = issue;
    if (this.issues.length <= mostLines) {
      console.log(`${this.newLine}${where}: ${what}${selector ? ` [${selector}]` : ''}`);
    }
  }

  private addPage(page: PageResult, result: TestResult): void {
    this.pages.push(page);
    for (const { subject, state, faults } of page.outcomes) {
      for (const { text, selector, picture } of faults) {
        this.add({
          where: `${page.path} · ${subject}${state ? ` (${state})` : ''}`,
          what: text,
          selector,
          picture: picture && this.keepPicture(result, picture),
          remedy: remedyOf(page, subject),
        });
      }
    }
  }

  private addUnneeded(): void {
    const needed = new Set(this.pages.flatMap(({ reviews }) => reviews));
    for (const { rule, selector } of reviewed.filter((_, at) => !needed.has(at))) {
      this.add({
        where: 'the reviewed judgements',
        what: `that of ${rule} at ${selector} is not needed any more`,
        remedy: 'Delete it from tests/e2e/a11y/reviewed.ts.',
      });
    }
  }

  /** Puts a picture beside the report. */
  private keepPicture({ attachments }: TestResult, wanted: string): string | undefined {
    const found = attachments.find(({ name }) => name === wanted);
    if (found?.path) return path.relative(folder, found.path);
    if (!found?.body) return undefined;
    this.pictures += 1;
    const file = path.join('pictures', `${this.pictures}.png`);
    writeFileSync(path.join(folder, file), found.body);
    return file;
  }
}
