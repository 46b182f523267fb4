import path from 'node:path';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { isFile } from '../../src/build/hosting/preview-handler';
import type { Page } from '../../src/build/page-table';
import { hostingDir, publicDir } from '../places';
import { startServer } from '../serve';
import { makeFloor } from './floor';
import { measuredPages } from './subjects';
import { temporaryFolder } from './temporary-folder';

/** The built site and its floor: where their files are, and which pages they have. */
export interface BuiltSite {
  readonly publicDir: string;
  readonly floorDir: string;
  readonly hostingDir: string;
  readonly pages: readonly Page[];
}

/**
 * Finds the built site and makes its floor.
 *
 * @throws Error when the site is not built.
 */
export async function openBuiltSite(): Promise<BuiltSite> {
  if (!isFile(path.join(publicDir, 'index.html'))) {
    throw new Error(`${publicDir}/ holds no built site: run npm run build first.`);
  }
  const { pages } = readHostingFacts(hostingDir);
  const floorDir = temporaryFolder('bench-floor');
  await makeFloor(publicDir, measuredPages(pages), floorDir);
  return { publicDir, floorDir, hostingDir, pages };
}

/** Serves the site and its floor as long as some work takes. */
export async function withServers<Result>(
  { publicDir: siteDir, floorDir, hostingDir: facts }: BuiltSite,
  work: (origins: { readonly site: string; readonly floor: string }) => Promise<Result>,
): Promise<Result> {
  const site = await startServer({ publicDir: siteDir, hostingDir: facts, port: 0 });
  try {
    const floor = await startServer({ publicDir: floorDir, hostingDir: facts, port: 0 });
    try {
      return await work({ site: site.origin, floor: floor.origin });
    } finally {
      await floor.close();
    }
  } finally {
    await site.close();
  }
}
