import { nginxConfig } from '../../../src/build/hosting/nginx';
import { pageTable } from '../../../src/build/page-table';
import { allLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const hash = `sha256-${'A'.repeat(43)}=`;
const options = {
  hashes: { styles: [hash], scripts: [hash] },
  pages: pageTable(fullPublication(allLanguages)),
  root: '/srv/www/example',
  host: 'www.example.org',
  port: 8080,
};

// What nginx makes of it: tests/hosts.
describe('The configuration of nginx', () => {
  it('has no word longer than nginx reads, with all languages', () => {
    const words = nginxConfig(options).split(/\s/);
    expect(words.filter((word) => word.length >= 4_096)).toEqual([]);
  });

  it.each([
    [{ root: 'public' }, 'root is "public": it must be an absolute path'],
    [{ root: '/srv/a"; evil' }, 'it must be an absolute path without'],
    [{ host: 'a;b' }, 'it must be a host name'],
    [{ port: 0 }, 'port is 0: it must be a whole number from 1 to 65535'],
  ])('cannot be made with %j', (wrong, message) => {
    expect(() => nginxConfig({ ...options, ...wrong })).toThrow(message);
  });
});
