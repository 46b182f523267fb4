import { pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { knownLanguages } from '../../src/content/known-languages';
import { allLanguages } from '../../src/content/languages';
import { fullPublication } from '../../src/i18n/publication';
import { addLanguages, buildProject, copyProject } from '../project-copy';

/** How long one build took. */
export interface BuildTime {
  readonly label: string;
  readonly pages: number;
  readonly seconds: number;
}

/** Times builds in copies of the project: of the site as it is, and of one in every known language. */
export async function measureBuild(say: (line: string) => void): Promise<readonly BuildTime[]> {
  const { LANGS: _, ...environment } = process.env;
  const build = async (folder: string, label: string, pages: number): Promise<BuildTime> => {
    say(`  ${label}`);
    const begin = performance.now();
    // The words of a language that the site does not have yet are English.
    await buildProject(folder, { ...environment, UNTRANSLATED: 'show' });
    return { label, pages, seconds: (performance.now() - begin) / 1000 };
  };
  const { publication } = readPublication(allLanguages);
  const pages = pageTable(publication).length;
  const now = `${Object.keys(publication).length} languages`;
  const folder = await copyProject();
  return [
    await build(folder, `${now}, cold`, pages),
    await build(folder, `${now}, warm`, pages),
    await build(
      await copyProject((copy) =>
        addLanguages(
          copy,
          knownLanguages.map(({ tag }) => tag),
        ),
      ),
      `${knownLanguages.length} languages, cold`,
      pageTable(fullPublication(knownLanguages)).length,
    ),
  ];
}
