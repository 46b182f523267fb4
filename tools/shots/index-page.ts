import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlPage } from '../html-page';

/** Sheets of one page of the site. */
export interface SheetGroup {
  readonly title: string;
  readonly sheets: readonly { readonly label: string; readonly file: string }[];
}

const styles = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
  body { max-inline-size: 90rem; margin-inline: auto; padding: 1rem; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
  img { display: block; inline-size: 100%; block-size: 10rem; object-fit: cover; object-position: top left; border: 1px solid; }
`;

/** The list of sheets as a page. Titles and labels are ids and figures: nothing to escape. */
export function indexPage(title: string, groups: readonly SheetGroup[], out: string): string {
  const link = (file: string) =>
    path.relative(out, file).split(path.sep).map(encodeURIComponent).join('/');
  const items = (sheets: SheetGroup['sheets']) =>
    sheets.map(
      ({ label, file }) =>
        `<li><a href="${link(file)}"><img src="${link(file)}" alt="" loading="lazy">${label}</a></li>`,
    );
  const sections = groups.map(
    (group) =>
      `<section>\n<h2>${group.title}</h2>\n<ul role="list">\n${items(group.sheets).join('\n')}\n</ul>\n</section>`,
  );
  const body = `<main>
<h1>${title}</h1>
${sections.join('\n')}
</main>`;
  return htmlPage({ title, style: styles, body });
}

/** Writes the list of sheets beside them. Returns its file. */
export async function writeIndex(
  out: string,
  title: string,
  groups: readonly SheetGroup[],
): Promise<string> {
  const file = path.join(out, 'index.html');
  await writeFile(file, indexPage(title, groups, out));
  return file;
}
