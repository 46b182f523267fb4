import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { statusFile } from '../../src/build/hosting/addresses';
import { revalidate } from '../../src/build/hosting/files';
import { commonHeaders } from '../../src/build/hosting/headers';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { startServer } from '../../tools/serve';
import { ask, textOf } from './ask';
import { describeHost } from './describe-host';

const site = { publicDir: path.resolve('public'), hostingDir: path.resolve('.site/hosting') };
const facts = readHostingFacts(site.hostingDir);

describeHost('the built site on npm start', facts, async () => ({
  publicDir: site.publicDir,
  ...(await startServer({ ...site, port: 0 })),
}));

describe('npm start', () => {
  const homes = facts.pages.filter(({ route }) => route === 'home');
  it.each(homes)('shows the error page in $tag if $file cannot be read', async (home) => {
    const server = await startServer({ ...site, port: 0 });
    const broken = Object.assign(new Error('the disk is gone'), { code: 'EIO' });
    const reading = jest
      .spyOn(fs, 'createReadStream')
      .mockImplementationOnce(() => new Readable().destroy(broken) as fs.ReadStream);
    const reply = await ask(server.origin, home.path, { 'Accept-Encoding': 'br' });
    const afterwards = await ask(server.origin, home.path, { 'Accept-Encoding': 'br' });
    reading.mockRestore();
    await server.close();
    expect(reply.status).toBe(500);
    expect(afterwards.status).toBe(200);
    expect(reply.headers.etag).not.toBe(afterwards.headers.etag);
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': revalidate,
      'content-length': String(reply.body.length),
    });
    const page = statusFile('error', home.path, facts.pages);
    expect(textOf(reply)).toBe(fs.readFileSync(path.join(site.publicDir, page), 'utf8'));
  });

  it('accepts pages and headers from its caller instead of the hosting facts', async () => {
    const server = await startServer({
      publicDir: site.publicDir,
      hostingDir: 'nowhere',
      port: 0,
      pages: facts.pages,
      headers: { ...commonHeaders(facts.hashes), 'X-Test': 'yes' },
    });
    const reply = await ask(server.origin, '/pricing');
    await server.close();
    expect(reply).toMatchObject({ status: 200, headers: { 'x-test': 'yes' } });
  });

  it('reports that the site is not built', async () => {
    const publicDir = path.join(site.publicDir, 'nowhere');
    await expect(startServer({ ...site, publicDir, port: 0 })).rejects.toThrow(
      `${publicDir} does not contain a built site. Run npm run build first.`,
    );
  });

  it('reports that the hosting facts are missing', async () => {
    const hostingDir = path.join(site.hostingDir, 'nowhere');
    await expect(startServer({ ...site, hostingDir, port: 0 })).rejects.toThrow(
      `${path.join(hostingDir, 'hosting.json')} cannot be read: build the site first`,
    );
  });

  it('reports that its port is taken', async () => {
    const first = await startServer({ ...site, port: 0 });
    const port = Number(new URL(first.origin).port);
    const second = startServer({ ...site, port });
    await second.catch(() => first.close());
    await expect(second).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`,
    );
  });
});
