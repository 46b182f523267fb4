import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteFiles } from '../../src/build/hosting/site-files';
import { copyProject } from '../../tools/bench/project-copy';
import { hostingDir, publicDir } from '../../tools/places';

/** Every file below a folder with the hash of its bytes, a line each. */
async function fingerprint(dir: string): Promise<readonly string[]> {
  const files = await siteFiles(dir);
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(dir, file));
      return `${file} ${createHash('sha256').update(bytes).digest('hex')}`;
    }),
  );
}

it('builds the same bytes again, on a machine of another place, time zone and language', async () => {
  const copy = await copyProject();
  await promisify(execFile)('npx', ['tsx', 'tools/build.ts'], {
    cwd: copy,
    env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(await fingerprint(path.join(copy, publicDir))).toEqual(await fingerprint(publicDir));
  expect(await fingerprint(path.join(copy, hostingDir))).toEqual(await fingerprint(hostingDir));
});
