import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, onPath } from './find-program';
import type { RunningServer } from './serve';

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const findNginx = (): string =>
  findProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    versionFlag: '-v',
    paths: [...onPath('nginx'), ...folders.map((folder) => path.join(folder, 'nginx'))],
  });

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function replaceOnce(text: string, line: RegExp, replacement: string): string {
  const count = text.match(new RegExp(line, 'gm'))?.length ?? 0;
  if (count !== 1)
    throw new Error(`nginx.conf has ${count} lines like ${line}, but it must have 1.`);
  return text.replace(new RegExp(line, 'm'), () => replacement);
}

/** Everything outside the site's own server, in one temporary folder. */
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
 * Stops nginx when the pipe from its parent closes, because nginx would outlive a parent that is
 * killed. The subshell drops stderr, so that stderr closes when nginx ends.
 */
const wrapper = `exec 3<&0
"$0" "$@" </dev/null 3<&- &
nginx=$!
( read -r _ <&3; kill "$nginx" ) 2>/dev/null &
wait "$nginx"`;

function nginxArguments(folder: string): string[] {
  return ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
}

/**
 * Runs nginx with the generated configuration, in which only the root and the port are replaced.
 *
 * @throws Error with nginx's own output if it does not start.
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

  const child = spawn('/bin/sh', ['-c', wrapper, binary, ...nginxArguments(folder)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() =>
    rm(folder, { recursive: true }),
  );
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.once('error', reject);
    child.stderr.on('data', (data: Buffer) => {
      output += data;
      if (output.includes('start worker process ')) resolve();
    });
    ended.then(() => reject(new Error(`${binary} did not start: ${output.trim()}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      child.stdin.end();
      return ended;
    },
  };
}
