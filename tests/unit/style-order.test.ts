import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { moduleSuffix, nameClasses } from '../../src/build/class-names';
import { addDialogsEntry } from '../../src/build/dialogs-entry';
import { allowAnyStyleOrder } from '../../src/build/style-order';

describe('The order of CSS Modules', () => {
  it('does not matter to the layers, because none of them stands in one: they come last', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    const modules = files.filter((file) => file.endsWith(moduleSuffix));
    expect(modules).not.toEqual([]);
    const layered = modules.filter((file) =>
      readFileSync(path.join('src', file), 'utf8').includes('@layer'),
    );
    expect(layered).toEqual([]);
  });
});

describe('A webpack configuration in which Gatsby has changed what we patch', () => {
  it.each([
    ['the loader of CSS Modules', nameClasses],
    ['the plugin that writes styles', allowAnyStyleOrder],
    ['the chunk of styles', addDialogsEntry],
  ])('stops the build: %s', (_, patch) => {
    const config = { module: { rules: [{ oneOf: [{ use: [{ options: {} }] }] }] }, plugins: [{}] };
    const args = { stage: 'build-javascript', actions: {}, getConfig: () => config };
    expect(() => patch(args as unknown as CreateWebpackConfigArgs)).toThrow('Has Gatsby changed');
  });
});
