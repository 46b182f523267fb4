import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { moduleSuffix } from '../../src/build/class-names';
import { allowAnyStyleOrder } from '../../src/build/style-order';

describe('The order of CSS Modules', () => {
  it('is nothing to warn of in a build', () => {
    class MiniCssExtractPlugin {
      options = { ignoreOrder: false };
    }
    const styles = new MiniCssExtractPlugin();
    const replaceWebpackConfig = jest.fn();
    allowAnyStyleOrder({
      actions: { replaceWebpackConfig },
      getConfig: () => ({ plugins: [{}, styles] }),
    } as unknown as CreateWebpackConfigArgs);
    expect(styles.options.ignoreOrder).toBe(true);
    expect(replaceWebpackConfig).toHaveBeenCalledWith({ plugins: [{}, styles] });
  });

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
