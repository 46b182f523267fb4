import type { Page } from '../page-table';
import type { SourceHashes } from './headers';

/** Input for a web server configuration. */
export interface ServerOptions {
  readonly hashes: SourceHashes;
  readonly pages: readonly Page[];
  /** Absolute path of the folder with the built site on the server. */
  readonly root: string;
  /** Host name of the server. */
  readonly host: string;
  /** TCP port. TLS is added by a proxy in front, or by the operator's own configuration. */
  readonly port: number;
}

/** Where the generated configuration expects the site by default. */
export const defaultRoot = '/srv/www/site';

/**
 * Checks values that are inserted into a configuration.
 *
 * @throws Error if the root, host or port is not valid or could break out of its quotes.
 */
export function checkServerOptions({ root, host, port }: ServerOptions): void {
  if (!/^\/[^"'`$\\{}\s]*$/.test(root)) {
    throw new Error(
      `root is ${JSON.stringify(root)}: it must be an absolute path without spaces, quotes, braces, "$" or "\\".`,
    );
  }
  if (!/^[a-z0-9.-]+$/.test(host)) {
    throw new Error(`host is ${JSON.stringify(host)}: it must be a host name in lower case.`);
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`port is ${port}: it must be a whole number from 1 to 65535.`);
  }
}
