import path from 'node:path';
import type { BuildPlaces } from '../src/build/swap-site';

/** The finished site. */
export const publicDir = 'public';

/** What the build keeps between runs; never deployed. */
export const workDir = '.site';

/** Configurations for web servers, made by the build. */
export const hostingDir = path.join(workDir, 'hosting');

/** Where the build reads and writes. */
export const buildPlaces: BuildPlaces = { publicDir, workDir, cacheDir: '.cache' };
