import { pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { allLanguages } from '../../src/content/languages';
import { buildProject, copyProject } from '../project-copy';

export interface BuildTime {
  readonly label: string;
  readonly pages: number;
  readonly seconds: number;
}

/** Times a cold and a warm build of every language in a copy of the project. */
export async function measureBuild(log: (line: string) => void): Promise<readonly BuildTime[]> {
  const { LANGS: _, ...environment } = process.env;
  const pages = pageTable(readPublication(allLanguages).publication).length;
  const folder = await copyProject();
  const times: BuildTime[] = [];
  for (const label of ['cold', 'warm']) {
    log(`  ${label}`);
    const begin = performance.now();
    await buildProject(folder, environment);
    times.push({ label, pages, seconds: (performance.now() - begin) / 1000 });
  }
  return times;
}
