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

/** What a visitor, a search engine or a host asks for, beside the pages; nothing else is there. */
const kinds: readonly { readonly is: RegExp; readonly for: string }[] = [
  { is: /^dialogs-[0-9a-f]{16,}\.js$/, for: 'whoever opens a dialog' },
  { is: /^licences\.txt$/, for: 'the authors of the dialogs’ code' },
  { is: /^(?:icon\.svg|icon-\d+\.png|apple-touch-icon\.png)$/, for: 'browsers, beside the title' },
  { is: /^social\/[a-z]{2}\/[a-z-]+\.png$/, for: 'cards in social networks' },
  { is: /^manifest\.webmanifest$/, for: 'browsers that keep the site' },
  { is: /^speculation-rules\.json$/, for: 'browsers that prerender' },
  { is: /^(?:robots\.txt|sitemap\.xml)$/, for: 'search engines' },
  { is: /^\.well-known\/security\.txt$/, for: 'people who found a weakness' },
  { is: /^_(?:headers|redirects)$/, for: 'Netlify and Cloudflare Pages, which keep them back' },
];

/** How each encoding is undone. */
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
  it('holds every page in every language, and nothing that no visitor needs', () => {
    expect(files).toEqual(expect.arrayContaining(pageFiles));
    const needed = (file: string) =>
      pageFiles.includes(file) || kinds.some(({ is }) => is.test(file));
    expect(files.filter((file) => !isCopy(file) && !needed(file))).toEqual([]);
  });

  it('holds the dialogs’ code once', () => {
    expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(1);
  });

  it('is of the same languages as the configuration of the hosts', () => {
    expect(readHostingFacts(hostingDir).pages).toEqual(
      pageTable(readPublication(languages).publication),
    );
  });

  it('holds a compressed copy of each text for each encoding that says the same, and no other copies', () => {
    const expected = texts.flatMap((file) => extensions.map((extension) => file + extension));
    expect(files.filter(isCopy).toSorted()).toEqual(expected.toSorted());
    for (const file of texts) {
      const original = readBuilt(file);
      for (const { name, extension } of encodings) {
        const copy = readBuilt(file + extension);
        expect([file, decode[name](copy).equals(original)]).toEqual([file, true]);
        // Worth its while.
        if (original.length > 1000) expect(copy.length).toBeLessThan(original.length / 2);
      }
    }
  });
});
