import { pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { allLanguages, sourceTag } from '../../src/content/languages';
import { buildProject, copyProject } from '../project-copy';

export interface BuildTime {
  readonly label: string;
  readonly pages: number;
  readonly seconds: number;
}

const fourLanguages = allLanguages.filter(({ tag }, index) => tag === sourceTag || index < 3);

/** Times a cold and a warm build of four languages, and of all, each in a copy of the project. */
export async function measureBuild(log: (line: string) => void): Promise<readonly BuildTime[]> {
  const times: BuildTime[] = [];
  for (const languages of [fourLanguages, allLanguages]) {
    const environment = { ...process.env, LANGS: languages.map(({ tag }) => tag).join() };
    const pages = pageTable(readPublication(languages).publication).length;
    const folder = await copyProject();
    for (const state of ['cold', 'warm']) {
      const label = `${languages.length} languages, ${state}`;
      log(`  ${label}`);
      const begin = performance.now();
      await buildProject(folder, environment);
      times.push({ label, pages, seconds: (performance.now() - begin) / 1000 });
    }
  }
  return times;
}
