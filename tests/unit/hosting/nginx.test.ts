import { contentTypes } from '../../../src/build/hosting/files';
import { commonHeaders } from '../../../src/build/hosting/headers';
import { nginxConfig } from '../../../src/build/hosting/nginx';
import type { ServerOptions } from '../../../src/build/hosting/server-options';
import { pageTable } from '../../../src/build/page-table';
import { chosenLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const hash = `sha256-${'A'.repeat(43)}=`;
const options: ServerOptions = {
  hashes: { styles: [hash], scripts: [hash] },
  pages: pageTable(fullPublication(chosenLanguages('en,de'))),
  root: '/srv/www/example',
  host: 'www.example.org',
  port: 8080,
};
const germanless = { ...options, pages: pageTable(fullPublication(chosenLanguages('en'))) };

// What nginx makes of it is for tests/hosts to say.
describe('the configuration of nginx', () => {
  const config = nginxConfig(options);

  it('names its host, port and root', () => {
    for (const place of [
      'listen 8080;',
      'server_name www.example.org;',
      'root "/srv/www/example";',
    ]) {
      expect(config).toContain(place);
    }
  });

  it('sends every header', () => {
    for (const [name, value] of Object.entries(commonHeaders(options.hashes))) {
      expect(config).toContain(`${name} "${value}"`);
    }
  });

  it('knows every type and encoding', () => {
    for (const { value } of contentTypes) expect(config).toContain(`"${value}"`);
    for (const encoding of ['br', 'gzip']) expect(config).toMatch(new RegExp(`\\b${encoding}\\b`));
  });

  it('holds the languages of the site only', () => {
    expect(config).toContain('/(?:de)');
    expect(nginxConfig(germanless)).not.toMatch(/\bde\b/);
  });

  it('is the same for the same site', () => {
    expect(nginxConfig(options)).toBe(config);
  });

  it('has balanced braces and quotes, and ends with a line', () => {
    const text = config.replaceAll('\\"', '');
    expect(text.split('"').length % 2).toBe(1);
    expect(text.split('{').length).toBe(text.split('}').length);
    expect(text).toMatch(/[^\n]\n$/);
  });

  it.each([
    [{ root: 'public' }, 'root is "public": it must be an absolute path'],
    [{ root: '/srv/a"; evil' }, 'it must be an absolute path without'],
    [{ root: '/srv/$host' }, 'it must be an absolute path without'],
    [{ host: 'WWW.example.org' }, 'host is "WWW.example.org": it must be a host name'],
    [{ host: 'a;b' }, 'it must be a host name'],
    [{ port: 0 }, 'port is 0: it must be a whole number from 1 to 65535'],
    [{ port: 70_000 }, 'port is 70000'],
    [{ port: 80.5 }, 'port is 80.5'],
    [{ hashes: { styles: ['x'], scripts: [] } }, 'The CSP source hash "x"'],
  ])('cannot be made with %j', (wrong, message) => {
    expect(() => nginxConfig({ ...options, ...wrong })).toThrow(message);
  });

  it('has no word longer than nginx reads', () => {
    for (const line of config.split('\n')) expect(line.length).toBeLessThan(4_096);
  });
});
