import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { commonHeaders, type HeaderTable } from '../src/build/hosting/headers';
import { readHostingFacts } from '../src/build/hosting/hosting-facts';
import { isFile, previewHandler } from '../src/build/hosting/preview-handler';
import type { Page } from '../src/build/page-table';
import { hostingDir, lastGoodDir, publicDir } from '../src/build/paths';
import { site } from '../src/content/site';
import { runCommand } from './run-command';

export interface RunningServer {
  /** Such as `http://localhost:9000`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the built site as the generated configurations do: with the same headers, addresses, error
 * pages and compressed files.
 *
 * @param options `port` 0 uses a free port; `pages` and `headers` replace those of the build.
 * @throws Error if the site is not built or the port is in use.
 */
export async function startServer(options: {
  readonly publicDir: string;
  readonly port: number;
  readonly hostingDir?: string;
  readonly pages?: readonly Page[];
  readonly headers?: HeaderTable;
}): Promise<RunningServer> {
  const root = path.resolve(options.publicDir);
  if (!isFile(path.join(root, 'index.html'))) {
    throw new Error(`${root} does not contain a built site. Run npm run build first.`);
  }
  const facts = () => readHostingFacts(path.resolve(options.hostingDir ?? hostingDir));
  const pages = options.pages ?? facts().pages;
  const headers = options.headers ?? commonHeaders(facts().hashes);

  const server = createServer(previewHandler({ publicDir: root, pages, headers }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${options.port} is in use. Stop the program that uses it, or set PORT to another one.`;
      reject(error.code === 'EADDRINUSE' ? new Error(inUse) : error);
    });
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @throws Error if the variable `PORT` is not a valid port. */
export function chosenPort(value = '9000'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(value)}: it must be a number from 1 to 65535.`);
  }
  return port;
}

/** Serves the finished site, which is in another folder while Gatsby uses `public/`. */
async function main(): Promise<void> {
  const port = chosenPort(process.env.PORT);
  const isMoved = existsSync(path.join(lastGoodDir, 'index.html'));
  const { origin } = await startServer({ publicDir: isMoved ? lastGoodDir : publicDir, port });
  console.log(`${site.productName} is served on ${origin}`);
}

if (require.main === module) runCommand(main);
