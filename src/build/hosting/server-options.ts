import type { Page } from '../page-table';
import type { SourceHashes } from './headers';

/** What a web server's configuration is made from. */
export interface ServerOptions {
  readonly hashes: SourceHashes;
  readonly pages: readonly Page[];
  /** Absolute path of the folder with the built site on the server. */
  readonly root: string;
  /** Host name the server answers to. */
  readonly host: string;
  /** TCP port; a proxy in front of it, or lines of the operator's own, bring TLS. */
  readonly port: number;
}

/** Where the generated files expect the site unless the operator says otherwise. */
export const defaultRoot = '/srv/www/site';

/**
 * Checks what is put between quotes in a configuration.
 *
 * @throws Error when a root, host or port could end the quotes or is not of its kind.
 */
export function checkServerOptions({ root, host, port }: ServerOptions): void {
  if (!/^\/[^"'`$\\{}\s]*$/.test(root)) {
    throw new Error(
      `root is ${JSON.stringify(root)}: it must be an absolute path without spaces, quotes, braces, "$" and "\\".`,
    );
  }
  if (!/^[a-z0-9.-]+$/.test(host)) {
    throw new Error(`host is ${JSON.stringify(host)}: it must be a host name in lower case.`);
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`port is ${port}: it must be a whole number from 1 to 65535.`);
  }
}
