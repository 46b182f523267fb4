import { spawn } from 'node:child_process';

/**
 * Runs a command of Gatsby on this project, its output passed through. `stopped` tells whether
 * somebody ended it.
 *
 * @throws Error when Gatsby ends by itself with a failure.
 */
export function runGatsby(
  command: 'build' | 'develop',
  nodeEnv: 'production' | 'development',
): Promise<{ readonly stopped: boolean }> {
  return new Promise((resolve, reject) => {
    let stopped = false;
    // Gatsby gets the signal too and ends; what was in public/ before is then put back.
    const note = () => {
      stopped = true;
    };
    process.once('SIGINT', note);
    process.once('SIGTERM', note);
    const gatsby = spawn(process.execPath, [require.resolve('gatsby/cli.js'), command], {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: nodeEnv,
        GATSBY_TELEMETRY_DISABLED: '1',
        // Otherwise Gatsby downloads a list of hosting adapters at every build, and runs it.
        GATSBY_ADAPTERS_MANIFEST: 'module.exports = [];',
      },
    });
    gatsby.on('error', reject);
    gatsby.on('exit', (code, signal) => {
      if (code === 0 || stopped) resolve({ stopped });
      else reject(new Error(`Gatsby stopped with ${signal ?? `exit code ${code}`}; see above.`));
    });
  });
}
