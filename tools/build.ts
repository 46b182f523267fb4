import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { explain, swapSite } from '../src/build/swap-site';
import { formatFinding } from '../src/i18n/check/finding';
import { runGatsby } from './gatsby';
import { buildPlaces, hostingDir, publicDir } from './places';
import { preflight } from './preflight';
import { sayUnpublished } from './say-unpublished';

const nextHostingDir = `${hostingDir}-next`;

async function main(): Promise<void> {
  const findings = await preflight();
  for (const finding of findings) console.error(formatFinding(finding));
  if (findings.length > 0) throw new Error(`${findings.length} to mend, see above.`);
  await sayUnpublished();

  // Imported here, so that a bad variable is one message of the preflight and not a stack trace.
  const { finishSite } = await import('../src/build/finish-site');
  const { pageTable } = await import('../src/build/page-table');
  const { readPublication } = await import('../src/build/read-publication');
  const { languages } = await import('../src/content/languages');
  const pages = pageTable(readPublication(languages).publication);
  await swapSite(
    buildPlaces,
    async () => {
      const { stopped } = await runGatsby('build', 'production');
      if (stopped) throw new Error('the build was stopped.');
    },
    (rawDir, outDir) => finishSite({ rawDir, outDir, hostingDir: nextHostingDir, pages }),
  );
  // The rules hold hashes of this very site, so they change with it.
  await rm(hostingDir, { recursive: true, force: true });
  await rename(nextHostingDir, hostingDir);
}

main().catch((error: unknown) => {
  console.error(`Not built: ${explain(error)}`);
  if (existsSync(publicDir)) console.error(`${publicDir}/ holds the last good build.`);
  process.exitCode = 1;
});
