import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preparePublic } from '../../src/build/public-folder';
import '../support/long-timeout';
import { temporaryFolder } from '../support/temporary-folder';

/** A small build: it writes files like Gatsby, then fails or finishes as the test tells it. */
const program = (command: string) => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { preparePublic, replacePublic } from '${path.resolve('src/build/public-folder.ts')}';
  try {
    preparePublic('${command}');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  for (const folder of ['public', '.cache']) mkdirSync(folder, { recursive: true });
  writeFileSync('public/raw', '');
  process.stdin.once('data', (order) => {
    if (String(order) === 'fail') process.exit(1);
    for (const folder of ['.site/next', '.site/hosting-next']) mkdirSync(folder, { recursive: true });
    writeFileSync('.site/next/_headers', '');
    writeFileSync('.site/next/site', 'new');
    replacePublic();
    process.exit();
  });
  console.log('ready');
`;

let running: ChildProcess[];
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
// Declared here so that it is removed after the processes in it have ended.
const at = temporaryFolder();

async function start(command = 'build'): Promise<ChildProcess> {
  const file = at(`${command}.mts`);
  writeFileSync(file, program(command));
  const child = spawn(process.execPath, ['--import', require.resolve('tsx'), file], {
    cwd: at(),
  });
  running.push(child);
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
  return child;
}

async function end(child: ChildProcess, how: NodeJS.Signals | 'fail' | 'finish'): Promise<void> {
  const exit = once(child, 'exit');
  if (how === 'fail' || how === 'finish') child.stdin?.write(how);
  else child.kill(how);
  await exit;
}

const siteIn = (where: string) =>
  existsSync(at(where, 'site')) ? readFileSync(at(where, 'site'), 'utf8') : undefined;

beforeEach(() => {
  running = [];
  mkdirSync(at('public'));
  writeFileSync(at('public', '_headers'), '');
  writeFileSync(at('public', 'site'), 'good');
});

describe('The last good site', () => {
  it('is moved aside while Gatsby uses its folder', async () => {
    await start();
    expect([siteIn('public'), siteIn('.site/last-good')]).toEqual([undefined, 'good']);
  });

  it.each([
    ['build', 'fail'],
    ['build', 'SIGINT'],
    ['develop', 'SIGINT'],
  ] as const)('is restored if %s ends with %s', async (command, how) => {
    await end(await start(command), how);
    expect(siteIn('public')).toBe('good');
    expect(existsSync(at('public', 'raw'))).toBe(false);
  });

  it('survives SIGKILL: the next build that fails restores it', async () => {
    await end(await start(), 'SIGKILL');
    expect(siteIn('.site/last-good')).toBe('good');
    await end(await start(), 'fail');
    expect(siteIn('public')).toBe('good');
  });

  it('survives a process that was killed before it moved anything', async () => {
    mkdirSync(at('.site'));
    writeFileSync(at('.site', 'running'), '999999999');
    await end(await start(), 'fail');
    expect(siteIn('public')).toBe('good');
  });

  it('is not moved if the disk is full, which is reported', () => {
    jest.spyOn(fs, 'statfsSync').mockReturnValueOnce({ bavail: 22, bsize: 1e6 } as fs.StatsFs);
    expect(() => preparePublic('build')).toThrow(
      /^Only 22 MB are free on this disk, but a build needs up to \d+ MB\. Free some space and build again\.$/,
    );
    expect(siteIn('public')).toBe('good');
  });

  it('is replaced by the next one', async () => {
    await end(await start(), 'finish');
    expect(siteIn('public')).toBe('new');
    expect(existsSync(at('.site', 'last-good'))).toBe(false);
    expect(existsSync(at('.cache', 'public', 'raw'))).toBe(true);
  });
});

describe('A second process in the same folder', () => {
  it('is refused with a message, and the first continues', async () => {
    const first = await start();
    const program = ['--import', require.resolve('tsx'), at('build.mts')];
    const { status, stderr } = spawnSync(process.execPath, program, {
      cwd: at(),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(
        `^Process ${first.pid} is already building or developing in this folder\\. [^\\n]*\\n$`,
      ),
    );
    await end(first, 'finish');
    expect(siteIn('public')).toBe('new');
  });
});
