import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteHost } from '../../content/site';
import { encodings } from './encodings';
import { type HostingFacts, hostingFactsFile } from './hosting-facts';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import { nginxConfig } from './nginx';
import { defaultRoot } from './server-options';
import { siteFiles } from './site-files';
import { speculationRules } from './speculation-rules';

/**
 * Writes `_headers`, `_redirects` and the speculation rules into the built site, and a configuration
 * for nginx into `hostingDir`. Call it when the site's files have their final names and before they
 * are compressed.
 *
 * @throws Error if a hash is not valid, or the rules exceed Cloudflare's limits.
 */
export async function writeHosting({
  publicDir,
  hostingDir,
  hashes,
  pages,
}: HostingFacts & { readonly publicDir: string; readonly hostingDir: string }): Promise<void> {
  await mkdir(hostingDir, { recursive: true });
  await writeFile(path.join(publicDir, 'speculation-rules.json'), speculationRules());
  const copies = encodings.map(({ extension }) => extension);
  const files = (await siteFiles(publicDir)).filter(
    (file) => !/^_(?:headers|redirects)$/.test(file) && !copies.includes(path.extname(file)),
  );
  await Promise.all([
    writeFile(path.join(publicDir, '_headers'), netlifyHeaders(hashes, files, pages)),
    writeFile(path.join(publicDir, '_redirects'), netlifyRedirects(pages)),
    writeFile(
      path.join(hostingDir, 'nginx.conf'),
      nginxConfig({ hashes, pages, root: defaultRoot, host: siteHost, port: 80 }),
    ),
    writeFile(
      hostingFactsFile(hostingDir),
      `${JSON.stringify({ hashes, pages } satisfies HostingFacts, null, 2)}\n`,
    ),
  ]);
}
