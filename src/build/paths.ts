import path from 'node:path';

/** The finished site. Gatsby knows no other place to write to, and has it while it works. */
export const publicDir = 'public';

/** What the build keeps between runs; never deployed. */
export const workDir = '.site';

/** Gatsby's cache, which `gatsby clean` removes. */
export const cacheDir = '.cache';

/** Configurations for web servers, made by the build. */
export const hostingDir = path.join(workDir, 'hosting');

/** Where the build writes the next site and its hosting before either takes its place. */
export const nextDir = path.join(workDir, 'next');
export const nextHostingDir = `${hostingDir}-next`;

/** The finished site while Gatsby has `public/`. */
export const lastGoodDir = path.join(workDir, 'last-good');
