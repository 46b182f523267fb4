import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageTable } from '../../src/build/page-table';
import { chosenLanguages } from '../../src/content/languages';
import { fullPublication } from '../../src/i18n/publication';
import { makeFloor, withoutScripts } from '../../tools/bench/floor';
import { homePages, measuredPages, visitedPages } from '../../tools/bench/subjects';

describe('A page without scripts', () => {
  it('has lost code and data, and nothing else', () => {
    const page = (scripts: string) =>
      `<!DOCTYPE html><html lang="en"><head><title>A &amp; B</title><style>p{color:red}</style>${scripts}</head><body><p>Text</p>${scripts}</body></html>`;
    const scripts =
      '<script>start()</script><script src="/a.js"></script><script type="application/json">{"a":1}</script>';
    expect(withoutScripts(page(scripts))).toBe(page(''));
  });
});

describe('The floor', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-floor-test-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('holds the wanted pages without scripts, and the files that are no scripts', async () => {
    const publicDir = path.join(folder, 'public');
    const floorDir = path.join(folder, 'floor');
    const files = {
      'index.html': '<!DOCTYPE html><html><head><script>1</script></head><body>Hi</body></html>',
      'index.html.br': 'old copy',
      'pricing.html': '<!DOCTYPE html><html><head></head><body></body></html>',
      'dialogs-0123.js': 'code()',
      'icon.png': 'picture',
      '.well-known/security.txt': 'Contact: somebody',
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(publicDir, file)), { recursive: true });
      await writeFile(path.join(publicDir, file), text);
    }
    const [home] = homePages(pageTable(fullPublication(chosenLanguages('en'))));
    if (!home) throw new Error('There is no home page.');
    await makeFloor(publicDir, [home], floorDir);
    expect((await readdir(floorDir)).toSorted()).toEqual([
      '.well-known',
      'icon.png',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(await readFile(path.join(floorDir, 'index.html'), 'utf8')).toBe(
      '<!DOCTYPE html><html><head></head><body>Hi</body></html>',
    );
    expect(await readFile(path.join(floorDir, 'index.html.br'), 'utf8')).not.toBe('old copy');
  });
});

describe('The pages that are measured', () => {
  const paths = (pages: readonly { readonly path: string }[]) => pages.map(({ path: at }) => at);

  it('are those in English and Greek', () => {
    const pages = pageTable(fullPublication(chosenLanguages('en,de,el')));
    expect(paths(homePages(pages))).toEqual(['/', '/el']);
    expect(new Set(measuredPages(pages).map(({ tag }) => tag))).toEqual(new Set(['en', 'el']));
  });

  it('are visited as far as they answer with 200', () => {
    const pages = pageTable(fullPublication(chosenLanguages('en')));
    expect(paths(measuredPages(pages))).toContain('/404');
    expect(paths(visitedPages(pages))).not.toContain('/404');
    expect(paths(visitedPages(pages))).toContain('/pricing');
  });

  it('are those in English alone where Greek is not built', () => {
    expect(paths(homePages(pageTable(fullPublication(chosenLanguages('en,de')))))).toEqual(['/']);
  });
});
