import { pagePath } from '../../src/i18n/paths';
import { type RunningServer, startServer } from '../serve';
import { previewSite } from './preview-site';

/** A preview that runs until it is closed. */
export interface Preview extends RunningServer {
  /** Of the home page in the language. */
  readonly address: string;
}

/**
 * Builds one language beside English and serves both as `npm run serve` does.
 *
 * @param port A TCP port; 0 takes a free one.
 * @throws Error when there is no such language, the build fails or the port is taken.
 */
export async function previewLanguage(
  tag: string,
  { port, say }: { readonly port: number; readonly say: (line: string) => void },
): Promise<Preview> {
  const server = await startServer({ ...(await previewSite(tag, say)), port });
  return { ...server, address: server.origin + pagePath('home', tag) };
}
