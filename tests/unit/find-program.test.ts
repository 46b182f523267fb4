import { spawnSync } from 'node:child_process';
import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from '../support/temporary-folder';

/** A folder that is the whole `PATH` for the search. */
const at = temporaryFolder();

function program(name: string, script: string): string {
  const file = at(name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Searches in another process, with an environment of its own. */
function find(environment: Readonly<Record<string, string>> = {}): string {
  const code = `process.getuid = () => 1000; try { console.log(require('./tools/chromium').chromiumOptions().executablePath) } catch ({ message }) { console.log(message) }`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {
    env: { PATH: at(), PLAYWRIGHT_BROWSERS_PATH: at(), ...environment },
    encoding: 'utf8',
  });
  return stdout.trim();
}

describe('The search for Chromium', () => {
  it('only uses CHROME_PATH if it is set', () => {
    program('chromium', 'exit 0');
    const own = program('my-chrome', 'exit 0');
    expect(find({ CHROME_PATH: own })).toBe(own);
    expect(find({ CHROME_PATH: '/no/chrome' })).toBe(
      'CHROME_PATH is "/no/chrome": no program that starts is there. Set it to the file of chromium, or unset it.',
    );
  });

  it('finds the first command that starts', () => {
    program('chromium-browser', 'echo "install the snap"; exit 1');
    const chrome = program('google-chrome', 'exit 0');
    expect(find()).toBe(chrome);
  });

  it('says how to install it if there is none', () => {
    expect(find()).toBe(
      'There is no chromium on this machine. Run "npx playwright install --with-deps chromium", or set CHROME_PATH to its file.',
    );
    symlinkSync('/bin/true', at('apt-get'));
    expect(find()).toContain('Run "sudo apt-get install -y chromium"');
  });
});
