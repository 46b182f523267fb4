import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Encoding, encodings } from '../../src/build/hosting/encodings';
import { isCompressible } from '../../src/build/hosting/files';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { siteFiles } from '../../src/build/hosting/site-files';
import { pageTable } from '../../src/build/page-table';
import { hostingDir, publicDir } from '../../src/build/paths';
import { readPublication } from '../../src/build/read-publication';
import { languages } from '../../src/content/languages';
import { everyPage, readBuilt } from '../support/site-pages';

const pageFiles = everyPage.map(([, page]) => page.file);

/** The allowed files, in addition to the pages. */
const allowed: readonly RegExp[] = [
  /^dialogs-[0-9a-f]{16,}\.js$/,
  /^(?:icon\.svg|icon-\d+\.png|apple-touch-icon\.png)$/,
  /^social\/[a-z]{2}\/[a-z-]+\.png$/,
  /^(?:manifest\.webmanifest|speculation-rules\.json|sitemap\.xml)$/,
  /^(?:licences|robots|\.well-known\/security)\.txt$/,
  // For Netlify and Cloudflare Pages, which do not serve them.
  /^_(?:headers|redirects)$/,
];

const decode: Readonly<Record<Encoding['name'], (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const extensions = encodings.map(({ extension }) => extension);
const isCopy = (file: string) => extensions.includes(path.extname(file));

let files: readonly string[];
let texts: readonly string[];

beforeAll(async () => {
  files = await siteFiles(publicDir);
  texts = files.filter(isCompressible);
});

describe('The built site', () => {
  it('has every page in every language, and no unnecessary files', () => {
    expect(files).toEqual(expect.arrayContaining(pageFiles));
    const others = files.filter((file) => !isCopy(file) && !pageFiles.includes(file));
    expect(others.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('has one script, for the dialogs', () => {
    expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(1);
  });

  it('has the same pages as the hosting rules', () => {
    expect(readHostingFacts(hostingDir).pages).toEqual(
      pageTable(readPublication(languages).publication),
    );
  });

  it('has a compressed copy of each text file in each encoding, and no other copies', () => {
    const expected = texts.flatMap((file) => extensions.map((extension) => file + extension));
    expect(files.filter(isCopy).toSorted()).toEqual(expected.toSorted());
    for (const file of texts) {
      const original = readBuilt(file);
      for (const { name, extension } of encodings) {
        const copy = readBuilt(file + extension);
        expect([file, decode[name](copy).equals(original)]).toEqual([file, true]);
        if (original.length > 1000) expect(copy.length).toBeLessThan(original.length / 2);
      }
    }
  });
});
