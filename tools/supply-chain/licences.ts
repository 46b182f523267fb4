import path from 'node:path';
import { bundledPackages, licenceNotices } from '../../src/build/licence-notices';
import { dialogScripts } from '../../src/build/loader';
import { workDir } from '../places';

/** What webpack wrote, with its source maps. */
const rawDir = path.join(workDir, 'raw');

/** Lists every package of which code reaches the visitor, and fails on a licence not agreed to. */
async function main(): Promise<void> {
  const scripts = await dialogScripts(rawDir).catch((cause) => {
    throw new Error(`${rawDir} holds no build: run npm run build first.`, { cause });
  });
  const packages = await bundledPackages(
    rawDir,
    scripts.map(({ rawName }) => rawName),
  );
  for (const { name, version, licence } of packages) console.log(`${name} ${version} ${licence}`);
  licenceNotices(packages);
  console.log(`${packages.length} packages reach the visitor, all under licences agreed to.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
