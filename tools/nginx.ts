import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningServer } from './serve';

const usualPlaces = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const installCommand = 'sudo apt-get install -y nginx';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...usualPlaces];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, 'nginx'))
    .find(isExecutable);
}

/** Debian's own way to keep a package from starting its service when it is installed. */
const policyFile = '/usr/sbin/policy-rc.d';

function installNginx(): void {
  console.log('nginx is missing: apt-get installs it.');
  const forbidsStart = !existsSync(policyFile);
  if (forbidsStart) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args: string[]) =>
      spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    run('update');
    run('install', '-y', '--no-install-recommends', 'nginx');
  } finally {
    if (forbidsStart) rmSync(policyFile);
  }
}

/**
 * The path of nginx: `NGINX_PATH`, else one on `PATH` or in a usual place, else on Debian and
 * Ubuntu, for root, one installed for the occasion without starting its service.
 *
 * @throws Error with the command to run when there is none.
 */
export function findNginx(): string {
  const chosen = process.env.NGINX_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`NGINX_PATH is ${JSON.stringify(chosen)}: there is no program to run there.`);
  }
  const found = installedNginx();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installNginx();
  const installed = installedNginx();
  if (installed) return installed;
  throw new Error(`nginx is missing: run "${installCommand}", or set NGINX_PATH to its program.`);
}

/** A TCP port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function replaceOnce(text: string, line: RegExp, replacement: string): string {
  const count = text.match(new RegExp(line, 'gm'))?.length ?? 0;
  if (count !== 1) throw new Error(`nginx.conf has ${count} lines like ${line}: 1 is wanted.`);
  return text.replace(new RegExp(line, 'm'), () => replacement);
}

/** Everything outside the site's own server, within one folder that is thrown away. */
function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
worker_processes auto;
pid "${folder}/pid";
error_log stderr notice;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path "${folder}/${name}";`).join('\n')}
  include "${folder}/site.conf";
}
`;
}

/**
 * Ends nginx when the pipe to its parent closes, however the parent ends: nginx itself would
 * stay. The parentheses give up stderr, so that it closes with nginx.
 */
const guard = `exec 3<&0
"$0" "$@" </dev/null 3<&- &
nginx=$!
( read -r _ <&3; kill "$nginx" ) 2>/dev/null &
wait "$nginx"`;

function nginxArguments(folder: string): string[] {
  return ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
}

/**
 * Runs nginx on a free port of loopback with the generated configuration as it is, but for its
 * root and port.
 *
 * @throws Error with nginx's own words when it does not start.
 */
export async function startNginx(options: {
  readonly publicDir: string;
  readonly hostingDir: string;
}): Promise<RunningServer> {
  const binary = findNginx();
  const generated = await readFile(path.join(options.hostingDir, 'nginx.conf'), 'utf8');
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'site-nginx-'));
  const rooted = replaceOnce(
    generated,
    /^ {2}root .*;$/,
    `  root "${path.resolve(options.publicDir)}";`,
  );
  const site = replaceOnce(rooted, /^ {2}listen .*;$/, `  listen 127.0.0.1:${port};`);
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(path.join(folder, 'nginx.conf'), mainConfig(folder));

  const child = spawn('/bin/sh', ['-c', guard, binary, ...nginxArguments(folder)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() =>
    rm(folder, { recursive: true }),
  );
  await new Promise<void>((resolve, reject) => {
    let words = '';
    child.once('error', reject);
    child.stderr.on('data', (data: Buffer) => {
      words += data;
      if (words.includes('start worker process ')) resolve();
    });
    ended.then(() => reject(new Error(`${binary} did not start: ${words.trim()}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      child.stdin.end();
      return ended;
    },
  };
}
