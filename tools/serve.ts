import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { commonHeaders, type HeaderTable } from '../src/build/hosting/headers';
import { readHostingFacts } from '../src/build/hosting/hosting-facts';
import { isFile, previewHandler } from '../src/build/hosting/preview-handler';
import type { Page } from '../src/build/page-table';

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
  const publicDir = path.resolve(options.publicDir);
  if (!isFile(path.join(publicDir, 'index.html'))) {
    throw new Error(`${publicDir} holds no built site: run npm run build first.`);
  }
  const facts = () => readHostingFacts(path.resolve(options.hostingDir ?? '.site/hosting'));
  const pages = options.pages ?? facts().pages;
  const headers = options.headers ?? commonHeaders(facts().hashes);

  const server = createServer(previewHandler({ publicDir, pages, headers }));
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

async function main(): Promise<void> {
  const port = chosenPort(process.env.PORT);
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { site } = await import('../src/content/site');
  const { origin } = await startServer({ publicDir: 'public', port });
  console.log(`${site.productName} is served on ${origin}`);
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
