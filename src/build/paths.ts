import path from 'node:path';

/** The finished site. Gatsby can write nowhere else, so it uses this folder while it builds. */
export const publicDir = 'public';

/** Files that the build keeps between runs. Never deployed. */
export const workDir = '.site';

/** Gatsby's cache, which `gatsby clean` removes. */
export const cacheDir = '.cache';

/** Web server configurations, written by the build. */
export const hostingDir = path.join(workDir, 'hosting');

/** Where the build writes the next site and its hosting before they replace the current ones. */
export const nextDir = path.join(workDir, 'next');
export const nextHostingDir = `${hostingDir}-next`;

/** The last finished site, while Gatsby is using `public/`. */
export const lastGoodDir = path.join(workDir, 'last-good');
