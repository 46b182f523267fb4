import type { CreateWebpackConfigArgs } from 'gatsby';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/**
 * Stops the warnings about the order of CSS Modules: each has classes of its own, all in one layer,
 * so that none of them overrides another.
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
