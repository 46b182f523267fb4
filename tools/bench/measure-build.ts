import { pageTable } from '../../src/build/page-table';
import { languages } from '../../src/content/languages';
import { fullPublication } from '../../src/i18n/publication';
import { buildProject } from '../project-copy/build-project';
import { copyProject } from '../project-copy/copy-project';
import type { BuildResult } from './report';
import { slope } from './statistics';
import { syntheticLanguages } from './synthetic-languages';

/** Builds a copy of the project. Returns seconds. */
async function build(folder: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now();
  await buildProject(folder, environment);
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
  const { LANGS: _, ...inherited } = process.env;
  // Their words are those of English.
  const environment = { ...inherited, UNTRANSLATED: 'show' };
  for (const size of sizes) {
    say(`  ${size} synthetic languages`);
    const others = syntheticLanguages(size);
    const seconds = await build(await copyProject({ languages: others }), environment);
    const pages = pageTable(fullPublication(others)).length;
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
