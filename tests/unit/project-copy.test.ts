import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from '../../tools/project-copy/fingerprint';

describe('The fingerprint of a project', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-fingerprint-'));
    writeFileSync(path.join(folder, 'a'), 'one');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the same as long as nothing changes that a build reads', async () => {
    const before = await fingerprint(folder, { LANGS: 'en', HOME: '/one' });
    mkdirSync(path.join(folder, 'tools', 'shots'), { recursive: true });
    writeFileSync(path.join(folder, 'tools', 'shots', 'main.ts'), '');
    expect(await fingerprint(folder, { LANGS: 'en', HOME: '/other' })).toBe(before);
  });

  it.each<[what: string, change: (folder: string) => void, environment: NodeJS.ProcessEnv]>([
    ['a text', (where) => writeFileSync(path.join(where, 'a'), 'two'), {}],
    ['a new file', (where) => writeFileSync(path.join(where, 'b'), ''), {}],
    ['LANGS', () => {}, { LANGS: 'de' }],
    ['a variable of the operator', () => {}, { GATSBY_PRODUCT_NAME: 'Other' }],
  ])('changes with %s', async (_what, change, environment) => {
    const before = await fingerprint(folder, {});
    change(folder);
    expect(await fingerprint(folder, environment)).not.toBe(before);
  });
});
