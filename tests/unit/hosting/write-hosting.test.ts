import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHostingFacts } from '../../../src/build/hosting/hosting-facts';
import { writeHosting } from '../../../src/build/hosting/write-hosting';
import { pageTable } from '../../../src/build/page-table';
import { chosenLanguages } from '../../../src/content/languages';
import { siteHost } from '../../../src/content/site';
import { fullPublication } from '../../../src/i18n/publication';

const hash = `sha256-${'A'.repeat(43)}=`;
const facts = {
  hashes: { styles: [hash], scripts: [hash] },
  pages: pageTable(fullPublication(chosenLanguages('en,de'))),
};

describe('the hosting files', () => {
  let folder: string;
  const inPublic = (file: string) => path.join(folder, 'public', file);
  const inHosting = (file: string) => path.join(folder, 'hosting', file);
  const write = () =>
    writeHosting({ publicDir: inPublic(''), hostingDir: inHosting(''), ...facts });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-hosting-'));
    await mkdir(inPublic('.well-known'), { recursive: true });
    for (const file of ['index.html', 'robots.txt', '.well-known/security.txt']) {
      await writeFile(inPublic(file), 'text');
    }
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('are beside the pages and in a folder of their own', async () => {
    await write();
    expect((await readdir(inPublic(''))).toSorted()).toEqual([
      '.well-known',
      '_headers',
      '_redirects',
      'index.html',
      'robots.txt',
      'speculation-rules.json',
    ]);
    expect((await readdir(inHosting(''))).toSorted()).toEqual(['hosting.json', 'nginx.conf']);
    expect(await readFile(inHosting('nginx.conf'), 'utf8')).toContain(siteHost);
  });

  it('have rules for the files that are there, also for those written with them', async () => {
    await write();
    const headers = await readFile(inPublic('_headers'), 'utf8');
    expect(headers.match(/^\/.*\.\w+$/gm)).toEqual([
      '/.well-known/security.txt',
      '/robots.txt',
      '/speculation-rules.json',
    ]);
  });

  it('do not change when they are written once more, after the compressed copies', async () => {
    await write();
    const first = await readFile(inPublic('_headers'), 'utf8');
    for (const copy of ['robots.txt.br', 'index.html.gz']) {
      await writeFile(inPublic(copy), 'copy');
    }
    await write();
    expect(await readFile(inPublic('_headers'), 'utf8')).toBe(first);
  });

  it('keep what they were made from', async () => {
    await write();
    expect(readHostingFacts(inHosting(''))).toEqual(facts);
  });

  it.each(['', '{"hashes":'])('are missed when the facts are %j', async (content) => {
    await mkdir(inHosting(''));
    if (content) await writeFile(inHosting('hosting.json'), content);
    expect(() => readHostingFacts(inHosting(''))).toThrow(
      `${inHosting('hosting.json')} cannot be read: build the site first (npm run build).`,
    );
  });
});
