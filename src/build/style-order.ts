import type { CreateWebpackConfigArgs } from 'gatsby';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/** The stages in which Gatsby writes style sheets. */
const styledStages: readonly string[] = ['develop', 'build-javascript'];

/**
 * Stops the warnings about the order of CSS Modules: each has classes of its own, and where one
 * changes a part of another, its selector is the more specific one.
 *
 * @throws Error when Gatsby's webpack configuration has no plugin that writes style sheets.
 */
export function allowAnyStyleOrder({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (!styledStages.includes(stage)) return;
  const config = getConfig();
  const plugins: readonly Plugin[] = config.plugins ?? [];
  const writer = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (!writer?.options) {
    throw new Error(
      'style-order.ts finds no MiniCssExtractPlugin. Has Gatsby changed its plugins?',
    );
  }
  writer.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
