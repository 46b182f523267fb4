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
import { auditFile } from '../../src/content/last-audit';
import { routeIds } from '../../src/content/routes';
import { axeRules, axeVersion } from './a11y/axe';
import { subjects } from './a11y/checks';
import { type PageResult, resultName } from './a11y/result';
import { reviewed } from './a11y/reviewed';
import { selection } from './matrix';
import { type Issue, reportHtml } from './report-html';

const folder = path.join('reports', 'e2e');

/** More issues are only in the report. */
const maxLines = 40;

/** How to fix an issue that a check found. */
function remedyOf({ route, tag }: PageResult, subject: string): string {
  const isWords = ['names', 'language-of-parts', 'clean-text', 'purpose'].includes(subject);
  const what =
    isWords && tag !== sourceTag
      ? `Fix the text in locales/${tag}/${route}.json or common.json`
      : 'Fix the page, or its style sheet';
  return `${what}, build, and check again: npm run test:a11y -- --page ${route} --lang ${tag}`;
}

/** The issues of one page, as its checks found them. */
function issuesOf(page: PageResult): readonly Issue[] {
  return page.outcomes.flatMap(({ subject, state, issues }) =>
    issues.map(({ text, selector, picture }) => ({
      where: `${page.path} · ${subject}${state ? ` (${state})` : ''}`,
      what: text,
      selector,
      picture,
      remedy: remedyOf(page, subject),
    })),
  );
}

/** The issue of a test that failed for another reason. */
function failure(what: string, { location }: TestCase, result: TestResult): Issue {
  const trace = result.attachments.find(({ name }) => name === 'trace')?.path;
  const steps = trace && `npx playwright show-trace ${path.relative('.', trace)} shows each step. `;
  const errors = result.errors.map(({ message, value }) => message ?? value).join('\n');
  return {
    where: what,
    what: stripVTControlCharacters(errors),
    picture: 'screenshot',
    remedy: `${steps ?? ''}The test is in ${path.relative('.', location.file)}:${location.line}.`,
  };
}

/** Reviewed judgements that are no longer needed, which only a run with all pages can tell. */
function unneeded(pages: readonly PageResult[]): readonly Issue[] {
  const whole = pages.filter(({ tag }) => tag === sourceTag);
  if (whole.length < routeIds.length || selection.quick) return [];
  const needed = new Set(pages.flatMap(({ reviews }) => reviews));
  return reviewed
    .filter((_, at) => !needed.has(at))
    .map(({ rule, selector }) => ({
      where: 'the reviewed judgements',
      what: `the one for ${rule} at ${selector} is no longer needed`,
      remedy: 'Delete it from tests/e2e/a11y/reviewed.ts.',
    }));
}

/** Writes the figures of a complete audit for the accessibility statement. */
function writeRecord(pages: readonly PageResult[]): void {
  const record = {
    date: new Date().toISOString().slice(0, 10),
    pages: pages.length,
    languages: new Set(pages.map(({ tag }) => tag)).size,
    states: pages.reduce((sum, { states }) => sum + states, 0),
    axeVersion,
    axeRules: axeRules.length,
    checks: subjects.length - 1,
    violations: 0,
  };
  writeFileSync(auditFile, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * Prints to the terminal and writes to `reports/e2e/index.html` what was tested, what is wrong, where,
 * and what to do. Also records the figures of an audit for the accessibility statement.
 */
export default class SiteReporter implements Reporter {
  private readonly begin = performance.now();
  private readonly pages: PageResult[] = [];
  private readonly issues: Issue[] = [];
  private readonly tests: { readonly what: string; readonly isGood: boolean }[] = [];
  /** Clears the line with the progress of the run, if there is a terminal. */
  private readonly newLine = process.stdout.isTTY ? '\r\u001B[K' : '';
  private total = 0;
  private done = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    rmSync(path.join(folder, 'pictures'), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  }

  /** An error outside the tests, such as a file that cannot be read. */
  onError({ message, value }: TestError): void {
    const what = stripVTControlCharacters(message ?? value ?? '');
    this.add({ where: 'the run', what, remedy: 'Run it again.' });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const what = test.titlePath().slice(3).join(': ');
    const isGood = result.status === 'passed';
    this.done += 1;
    if (this.newLine) {
      process.stdout.write(`${this.newLine}${this.done} of ${this.total}: ${what}`);
    }
    const body = result.attachments.find(({ name }) => name === resultName)?.body;
    const page: PageResult | undefined = body && JSON.parse(body.toString('utf8'));
    if (page) this.pages.push(page);
    else this.tests.push({ what, isGood });
    const found = page ? issuesOf(page) : [];
    // Issues that a check found explain the failure already.
    const issues = isGood || found.length > 0 ? found : [failure(what, test, result)];
    for (const issue of issues) this.add(issue, result);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    for (const issue of unneeded(this.pages)) this.add(issue);
    const seconds = Math.round((performance.now() - this.begin) / 1000);
    const { pages, issues, tests, total } = this;
    writeFileSync(
      path.join(folder, 'index.html'),
      reportHtml({ pages, issues, tests, total, seconds, status }),
    );
    const states = pages.reduce((sum, page) => sum + page.states, 0);
    const languages = new Set(pages.map(({ tag }) => tag)).size;
    if (issues.length > maxLines) this.print(`… and ${issues.length - maxLines} more.`);
    if (pages.length > 0) {
      this.print(
        `${pages.length} pages in ${languages} languages and ${states} states, ${axeRules.length} rules of axe-core ${axeVersion}, ${subjects.length - 1} checks of our own.`,
      );
    }
    this.print(
      `${this.done} of ${total} tests, ${issues.length} issues, ${seconds} s. Report: ${folder}/index.html`,
    );
    const isGood = status === 'passed' && issues.length === 0;
    if (selection.record && isGood) writeRecord(pages);
    // The statement says that the audit found nothing.
    else if (selection.record)
      this.print(`${auditFile} was not changed, because there are issues.`);
    return status === 'passed' && !isGood ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return true;
  }

  private print(line: string): void {
    console.log(this.newLine + line);
  }

  /** Prints an issue, and saves it with its picture for the report. */
  private add(issue: Issue, result?: TestResult): void {
    const { where, what, selector } = issue;
    const picture = result && this.savePicture(result, issue.picture);
    this.issues.push({ ...issue, picture });
    if (this.issues.length > maxLines) return;
    this.print(`${where}: ${what}${selector ? ` [${selector}]` : ''}`);
  }

  /** Saves a picture for the report and returns its file. */
  private savePicture({ attachments }: TestResult, attachment?: string): string | undefined {
    const found = attachments.find(({ name }) => name === attachment);
    if (found?.path) return path.relative(folder, found.path);
    if (!found?.body) return undefined;
    const file = path.join('pictures', `${this.issues.length + 1}.png`);
    writeFileSync(path.join(folder, file), found.body);
    return file;
  }
}
