import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { styleHash } from '../../src/build/style-hash';

describe('the hash of the style sheets', () => {
  let folder: string;
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
    mkdirSync(path.join(folder, 'ui'));
    write('ui/button.module.css', '.button { color: red }');
    write('ui/button.tsx', 'export {}');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('changes with a rule in any folder', () => {
    const before = styleHash(folder);
    write('ui/button.module.css', '.button { color: blue }');
    expect(styleHash(folder)).not.toBe(before);
  });

  it('stays when anything else changes', () => {
    const before = styleHash(folder);
    write('ui/button.tsx', 'export const button = 1;');
    expect(styleHash(folder)).toBe(before);
  });
});
