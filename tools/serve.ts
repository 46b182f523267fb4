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

/** A server that runs until it is closed. */
export interface RunningServer {
  /** Such as `http://localhost:9000`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the built site on loopback as the generated configurations do: the same headers,
 * addresses, status pages and compressed copies.
 *
 * @param options `port` 0 takes a free one; `hostingDir` is where the build keeps its facts;
 *   `pages` and `headers` replace what is read from there.
 * @throws Error when the site is not built or the port is taken.
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
    throw new Error(`${root} holds no built site: run npm run build first.`);
  }
  const facts = () => readHostingFacts(path.resolve(options.hostingDir ?? hostingDir));
  const pages = options.pages ?? facts().pages;
  const headers = options.headers ?? commonHeaders(facts().hashes);

  const server = createServer(previewHandler({ publicDir: root, pages, headers }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${options.port} is taken: stop what uses it, or set PORT to another one.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
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

/**
 * The port that the variable `PORT` asks for.
 *
 * @throws Error naming the variable when it holds no port.
 */
export function chosenPort(value = '9000'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(value)}: it must be a number from 1 to 65535.`);
  }
  return port;
}

/** Serves the finished site; while Gatsby has its folder, from where it is kept meanwhile. */
async function main(): Promise<void> {
  const port = chosenPort(process.env.PORT);
  const isBorrowed = existsSync(path.join(lastGoodDir, 'index.html'));
  const { origin } = await startServer({ publicDir: isBorrowed ? lastGoodDir : publicDir, port });
  console.log(`${site.productName} is served on ${origin}`);
}

if (require.main === module) runCommand(main);
