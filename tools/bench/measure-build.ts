import { spawn } from 'node:child_process';
import { pageTable } from '../../src/build/page-table';
import { languages } from '../../src/content/languages';
import { fullPublication } from '../../src/i18n/publication';
import { copyProject } from './project-copy';
import type { BuildResult } from './report';
import { slope } from './statistics';
import { syntheticLanguages } from './synthetic-languages';

/** The end of what a failed build said; the cause stands there. */
const lastWords = 2_000;

/**
 * Builds a copy of the project as `npm run build` does. Returns seconds.
 *
 * @throws Error with the build's last words when it fails.
 */
async function build(folder: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), 'tools/build.ts'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      words = (words + data).slice(-lastWords);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`A build failed:\n${words.trim()}`);
  return (performance.now() - start) / 1000;
}

/** Times builds of the site as it is, cold and warm, and cold ones with synthetic languages. */
export async function measureBuild(
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<BuildResult> {
  say('  cold');
  const folder = await copyProject();
  const cold = await build(folder, process.env);
  say('  warm');
  const warm = await build(folder, process.env);

  const synthetic: BuildResult['synthetic'][number][] = [];
  // The variable names real languages, which are not there.
  const { LANGS: _, ...environment } = process.env;
  for (const size of sizes) {
    say(`  ${size} synthetic languages`);
    const seconds = await build(await copyProject(size), environment);
    const pages = pageTable(fullPublication(syntheticLanguages(size))).length;
    synthetic.push({ languages: size, pages, seconds });
  }
  const points = synthetic.map(({ pages, seconds }) => ({ x: pages, y: seconds }));
  return {
    cold,
    warm,
    pages: pageTable(fullPublication(languages)).length,
    synthetic,
    ...(new Set(sizes).size > 1 && { perPage: slope(points) }),
  };
}
