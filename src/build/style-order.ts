import type { CreateWebpackConfigArgs } from 'gatsby';

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/** The stages in which Gatsby writes style sheets. */
const styledStages: readonly string[] = ['develop', 'build-javascript'];

/**
 * Turns off the warnings about the order of CSS Modules. Their order does not matter: each has its
 * own classes, and one that changes a part of another uses a more specific selector.
 *
 * @throws Error if Gatsby's webpack configuration has no plugin that writes style sheets.
 */
export function allowAnyStyleOrder({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (!styledStages.includes(stage)) return;
  const config = getConfig();
  const plugins: readonly Plugin[] = config.plugins ?? [];
  const writer = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (!writer?.options) {
    throw new Error(
      'style-order.ts found no MiniCssExtractPlugin. Has Gatsby changed its plugins?',
    );
  }
  writer.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
