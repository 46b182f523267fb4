import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { statusFile } from '../../src/build/hosting/addresses';
import { revalidate } from '../../src/build/hosting/files';
import { commonHeaders } from '../../src/build/hosting/headers';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { startNginx } from '../../tools/nginx';
import { ask, textOf } from './ask';
import { describeHost } from './describe-host';
import { makeSyntheticSite, syntheticFacts } from './synthetic-site';

const built = { publicDir: path.resolve('public'), hostingDir: path.resolve('.site/hosting') };

describeHost('the built site on nginx', readHostingFacts(built.hostingDir), async () => ({
  publicDir: built.publicDir,
  ...(await startNginx(built)),
}));

describe('nginx', () => {
  let site: Awaited<ReturnType<typeof makeSyntheticSite>>;

  beforeAll(async () => {
    site = await makeSyntheticSite();
  });

  afterAll(() => site.remove());

  it.each(['en', 'de'])('shows the error page in %s when the server fails', async (tag) => {
    const file = path.join(site.hostingDir, 'nginx.conf');
    const config = await readFile(file, 'utf8');
    // Nothing in a folder of files fails by itself.
    await writeFile(
      file,
      config.replace('  location / {', '  location ~ /fault$ { return 503; }\n$&'),
    );
    const nginx = await startNginx(site);
    const prefix = tag === 'en' ? '' : `/${tag}`;
    const reply = await ask(nginx.origin, `${prefix}/fault`, { 'Accept-Encoding': 'br' });
    await nginx.close();
    await writeFile(file, config);
    expect(reply.status).toBe(503);
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': revalidate });
    for (const [name, value] of Object.entries(commonHeaders(syntheticFacts.hashes))) {
      expect(reply.headers[name.toLowerCase()]).toBe(value);
    }
    const page = statusFile('error', `${prefix}/`, syntheticFacts.pages);
    expect(textOf(reply)).toBe(await readFile(path.join(site.publicDir, page), 'utf8'));
  });

  it('says what is wrong with its configuration', async () => {
    const file = path.join(site.hostingDir, 'nginx.conf');
    const config = await readFile(file, 'utf8');
    await writeFile(file, config.replace('gzip off', 'gzip maybe'));
    await expect(startNginx(site)).rejects.toThrow('invalid value "maybe" in "gzip"');
    await writeFile(file, config);
  });
});
