import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { load } from 'cheerio';

const program = [require.resolve('tsx/cli'), 'tools/locales/main.ts'];
let running: ChildProcess | undefined;

afterEach(() => running?.kill());

/** Starts a command of `npm run locales` and returns the address that it prints. */
async function startCommand(...command: string[]): Promise<string> {
  running = spawn(process.execPath, [...program, ...command], {
    env: { ...process.env, PORT: '9321' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: running.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    const [found] = line.match(/http:\S+/) ?? [];
    if (found) return found;
  }
  throw new Error('The command ended without an address.');
}

describe('The preview of a language', () => {
  it('has its pages and the English ones, and no other language', async () => {
    const home = await startCommand('preview', 'de');
    const response = await fetch(home);
    expect(response.status).toBe(200);
    const $ = load(await response.text());
    expect($('html').attr('lang')).toBe('de');
    const linked = $('a[hreflang]').toArray();
    const tags = new Set(linked.map((link) => $(link).attr('hreflang')));
    expect(tags).toEqual(new Set(['de', 'en']));
    running?.kill('SIGINT');
    expect(await once(running as ChildProcess, 'exit')).toEqual([130, null]);
  }, 600_000);
});
