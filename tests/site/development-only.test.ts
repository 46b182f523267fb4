import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../../src/build/hosting/site-files';
import { publicDir } from '../../src/build/places';

/** Words of src/i18n/show-keys.ts that survive minification. */
const traces = ['showKeys', '⟨'];

it('carries nothing of what shows keys to translators in development', async () => {
  const files = (await siteFiles(publicDir)).filter((file) => /\.(?:html|js|css)$/.test(file));
  expect(files.filter((file) => file.endsWith('.js'))).not.toEqual([]);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(publicDir, file), 'utf8');
    return traces.some((trace) => text.includes(trace));
  });
  expect(found).toEqual([]);
});
