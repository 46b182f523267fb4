import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { revalidate } from '../../src/build/hosting/files';
import { commonHeaders } from '../../src/build/hosting/headers';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { startNginx } from '../../tools/nginx';
import { temporaryFolder } from '../support/temporary-folder';
import { ask, textOf } from './ask';
import { describeHost } from './describe-host';

const built = { publicDir: path.resolve('public'), hostingDir: path.resolve('.site/hosting') };
const facts = readHostingFacts(built.hostingDir);

describeHost('the built site on nginx', facts, async () => ({
  publicDir: built.publicDir,
  ...(await startNginx(built)),
}));

describe('nginx', () => {
  const at = temporaryFolder();

  /** Starts nginx with a change in its configuration. */
  async function startWith(before: string, after: string) {
    const config = await readFile(path.join(built.hostingDir, 'nginx.conf'), 'utf8');
    await writeFile(at('nginx.conf'), config.replace(before, after));
    return startNginx({ ...built, hostingDir: at() });
  }

  it('shows the error page of each language if the server fails', async () => {
    // Serving files does not fail by itself.
    const nginx = await startWith('  location / {', '  location ~ /fault$ { return 503; }\n$&');
    try {
      for (const { file, path: address } of facts.pages.filter(({ route }) => route === 'error')) {
        const fault = address.replace(/500$/, 'fault');
        const reply = await ask(nginx.origin, fault, { 'Accept-Encoding': 'br' });
        expect([fault, reply.status]).toEqual([fault, 503]);
        expect(reply.headers).toMatchObject({
          'content-encoding': 'br',
          'cache-control': revalidate,
        });
        for (const [name, value] of Object.entries(commonHeaders(facts.hashes))) {
          expect(reply.headers[name.toLowerCase()]).toBe(value);
        }
        expect(textOf(reply)).toBe(await readFile(path.join(built.publicDir, file), 'utf8'));
      }
    } finally {
      await nginx.close();
    }
  });

  it('reports an invalid configuration', async () => {
    await expect(startWith('gzip off', 'gzip maybe')).rejects.toThrow(
      'invalid value "maybe" in "gzip"',
    );
  });
});
