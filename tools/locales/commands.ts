import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namespaces } from '../../src/content/routes';
import { addLanguage } from './add-language';
import { checkWorkshop, leftOut } from './check-workshop';
import { exportLanguage } from './export-language';
import { planImport } from './import-plan';
import type { LocaleFinding } from './locale-finding';
import { printedFinding, printedPlan, printedProgress, printedSum } from './print';
import type { Commands } from './program';
import { recordTranslations } from './record';
import { type Reviewer, reviewLanguage } from './review-language';
import { sameMeaning } from './same-meaning';
import { saveTexts } from './save-texts';
import { writeSchemas } from './schemas';
import { progressOf } from './status';
import { readWorkshop, translationOf } from './workshop';

/** Where files for translators and reports are written; git ignores it. */
const reportsDir = path.posix.join('reports', 'locales');

/** Shows pages in a language. */
export interface Viewer {
  /** Builds a language and serves it until the process ends; returns the address of its home page. */
  readonly preview: (tag: string) => Promise<string>;
  /** Takes pictures of its pages beside English; returns the file that lists them. */
  readonly shots: (tag: string) => Promise<string>;
}

/** What the commands need from their surroundings; tests bring their own. */
export interface Surroundings {
  /** The folder that holds `locales`. */
  readonly root: string;
  readonly say: (text: string) => void;
  /** Tells that the command failed. */
  readonly fail: () => void;
  readonly reviewer: () => Promise<Reviewer>;
  readonly viewer: () => Promise<Viewer>;
  /** The day of today, ISO 8601. */
  readonly today: string;
}

async function projectName(root: string): Promise<string> {
  return JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).name;
}

async function write(root: string, file: string, text: string): Promise<void> {
  const target = path.resolve(root, file);
  if (target.startsWith(path.resolve(root, 'locales') + path.sep)) {
    throw new Error(`${file} is among the words of the site. Name a file elsewhere.`);
  }
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${file} cannot be written (${code}). Name another file, in a folder of yours.`,
    );
  }
}

/** @throws Error when there is no message file of that name. */
function requireFile(namespace: string | undefined): void {
  if (namespace === undefined || namespaces.includes(namespace)) return;
  throw new Error(`There is no file "${namespace}". Use one of ${namespaces.join(', ')}.`);
}

/** The commands of the workshop. What only one of them needs, it loads: parsers take their time. */
export function createCommands({
  root,
  say,
  fail,
  reviewer,
  viewer,
  today,
}: Surroundings): Commands {
  const sayFindings = (
    findings: readonly LocaleFinding[],
    json: boolean,
    unseen: readonly string[] = [],
  ) => {
    if (json) say(JSON.stringify(findings, null, 2));
    else {
      for (const finding of findings) say(printedFinding(finding));
      say([printedSum(findings), ...unseen].join(' '));
    }
    if (findings.length > 0) fail();
  };
  const one = async (tag: string) => readWorkshop(root, [tag]);

  return {
    check: async (tags, { json }) => {
      const workshop = await readWorkshop(root, tags.length > 0 ? tags : undefined);
      sayFindings(await checkWorkshop(workshop), json, leftOut(workshop));
    },
    status: async (tags, { json }) => {
      const progress = progressOf(await readWorkshop(root, tags.length > 0 ? tags : undefined));
      say(json ? JSON.stringify(progress, null, 2) : printedProgress(progress));
    },
    add: async (tag) => {
      const files = await addLanguage(await readWorkshop(root, []), tag);
      say(files.map((file) => `Written: ${file}`).join('\n'));
      say(
        `Now translate the words in locales/${tag}/, or send them out: npm run locales -- export ${tag}`,
      );
    },
    record: async (tag) => {
      const ids = await recordTranslations(await one(tag), tag);
      say(`${tag}: ${ids.length} written down as drafts of today's English.`);
      for (const id of ids) say(`  ${id}`);
    },
    review: async (tag, namespace) => {
      requireFile(namespace);
      const asked = await reviewer();
      const { reviewed, changed, left } = await reviewLanguage(
        await one(tag),
        tag,
        namespace,
        asked,
      );
      say(`${tag}: ${reviewed} reviewed, ${changed} of them changed, ${left} left.`);
    },
    sameMeaning: async (id) => {
      const tags = await sameMeaning(await readWorkshop(root), id);
      say(tags.length === 0 ? 'Nothing was stale.' : `Not stale any more: ${tags.join(', ')}.`);
    },
    export: async (tag, namespace, { format, only, out }) => {
      requireFile(namespace);
      const { exchangeFormats } = await import('./exchange/read-exchange');
      const { endings, write: formatted } = exchangeFormats[format];
      const file =
        out ??
        path.posix.join(reportsDir, `${[tag, namespace].filter(Boolean).join('-')}${endings[0]}`);
      const content = exportLanguage(await one(tag), await projectName(root), tag, only, namespace);
      await write(root, file, formatted(content));
      say(`Written: ${file}, ${content.texts.length} texts.`);
    },
    import: async (file, { partial, dryRun, reviewedBy }) => {
      const bytes = await readFile(path.resolve(root, file)).catch(() => {
        throw new Error(`${file} cannot be read. Give the path of the file that came back.`);
      });
      const { readExchange } = await import('./exchange/read-exchange');
      const received = readExchange(file, bytes);
      const workshop = await readWorkshop(root, received.tag === undefined ? [] : [received.tag]);
      const plan = planImport(workshop, await projectName(root), received, reviewedBy);
      if (plan.refused.length > 0) fail();
      const writes = !dryRun && (partial || plan.refused.length === 0);
      if (writes && plan.accepted.length > 0) {
        await saveTexts(workshop, translationOf(workshop, plan.tag), plan.accepted);
      }
      say(printedPlan(plan, writes));
      if (dryRun) say('Nothing is written, because this was a dry run.');
      else if (!writes) {
        say(
          'Nothing is written. Fix the rows and import again, or take the others with --partial.',
        );
      }
    },
    preview: async (tag) => {
      const address = await (await viewer()).preview(tag);
      say(`${address} shows it as it is now, until you press Ctrl+C.`);
    },
    shots: async (tag) => {
      say(`Written: ${await (await viewer()).shots(tag)}`);
    },
    unused: async ({ json }) => {
      const { readCodeKeys, unusedKeys } = await import('./unused-keys');
      const { english } = await readWorkshop(root, []);
      sayFindings(unusedKeys(english, await readCodeKeys(root)), json);
    },
    report: async () => {
      const { progressReport } = await import('./progress-report');
      const file = path.posix.join(reportsDir, 'index.html');
      await write(root, file, progressReport(await readWorkshop(root), today));
      say(`Written: ${file}`);
    },
    schemas: async () => {
      const files = await writeSchemas(await readWorkshop(root, []));
      say(`Written: ${files.join(', ')}`);
    },
  };
}
