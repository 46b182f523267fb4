import type { CreateWebpackConfigArgs } from 'gatsby';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/**
 * Stops the warnings about the order of CSS Modules: each has classes of its own, and where one
 * changes a part of another, its selector is the more specific one.
 */
export function allowAnyStyleOrder({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const plugins: readonly Plugin[] = config.plugins ?? [];
  for (const plugin of plugins) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin' || !plugin.options) continue;
    plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
}
