import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteFiles } from '../../src/build/hosting/site-files';
import { cacheDir, hostingDir, publicDir } from '../../src/build/paths';

/** Every file in some folders, with the hash of its content. */
async function fingerprint(...folders: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const folder of folders) {
    for (const file of await siteFiles(folder)) files.push(path.join(folder, file));
  }
  return Promise.all(
    files.toSorted().map(async (file) => {
      const hash = createHash('sha256').update(await readFile(file));
      return `${file} ${hash.digest('hex')}`;
    }),
  );
}

// Must not run together with other tests, as it builds the site again in `public/`.
it('A build without cache, in another time zone and locale, gives the same bytes', async () => {
  const before = await fingerprint(publicDir, hostingDir);
  await rm(cacheDir, { recursive: true, force: true });
  await promisify(execFile)('npx', ['gatsby', 'build'], {
    env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(await fingerprint(publicDir, hostingDir)).toEqual(before);
});
