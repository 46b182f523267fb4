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

  it('does not matter, because all of each stands in the layer of components', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    const others = files
      .filter((file) => file.endsWith(moduleSuffix))
      .filter((file) => {
        const text = readFileSync(path.join('src', file), 'utf8');
        const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').trim();
        // Rules of a layer are indented by the formatter; one outside would begin a line.
        return !/^@layer components \{\n( .*\n|\n)*\}$/.test(rules);
      });
    expect(others).toEqual([]);
  });
});
