import { cp } from 'node:fs/promises';
import path from 'node:path';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { isFile } from '../../src/build/hosting/preview-handler';
import type { Page } from '../../src/build/page-table';
import { hostingDir, publicDir } from '../places';
import { startServer } from '../serve';
import { temporaryFolder } from '../temporary-folder';
import { makeFloor } from './floor';
import { measuredPages } from './subjects';

/** The built site and its floor: where their files are, and which pages they have. */
export interface BuiltSite {
  readonly publicDir: string;
  readonly floorDir: string;
  readonly hostingDir: string;
  readonly pages: readonly Page[];
}

/**
 * Copies the built site, so that a build in the meantime changes nothing, and makes its floor.
 *
 * @throws Error when the site is not built, or being built.
 */
export async function openBuiltSite(): Promise<BuiltSite> {
  const { pages } = readHostingFacts(hostingDir);
  // While a build is running, there is something else in that folder.
  const missing = pages.find(({ file }) => !isFile(path.join(publicDir, file)));
  if (missing) {
    throw new Error(
      `${publicDir}/ is no finished site: ${missing.file} is missing. Run npm run build, or wait for its end.`,
    );
  }
  const copy = {
    publicDir: temporaryFolder('bench-site'),
    floorDir: temporaryFolder('bench-floor'),
    hostingDir: temporaryFolder('bench-hosting'),
  };
  await cp(publicDir, copy.publicDir, { recursive: true });
  await cp(hostingDir, copy.hostingDir, { recursive: true });
  await makeFloor(copy.publicDir, measuredPages(pages), copy.floorDir);
  return { ...copy, pages };
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
