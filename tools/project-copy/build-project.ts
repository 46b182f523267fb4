import { spawn } from 'node:child_process';

/** The end of what a failed build said; the cause stands there. */
const lastWords = 2_000;

/**
 * Builds a copy of the project with `gatsby build`.
 *
 * @throws Error with the build's last words when it fails.
 */
export async function buildProject(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), 'build'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      words = (words + data).slice(-lastWords);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`A build failed:\n${words.trim()}`);
}
