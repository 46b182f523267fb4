import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** File name ending of a CSS Module. */
export const moduleSuffix = '.module.css';

/** The class of a CSS Module in the pages: `plan-grid_cell`. Unique, as every module's name is. */
export function className(file: string, name: string): string {
  return `${path.basename(file, moduleSuffix)}_${name}`;
}

interface Loader {
  readonly options?: { readonly modules?: { getLocalIdent?: unknown } | boolean };
}

interface Rule {
  readonly oneOf?: readonly { readonly use?: readonly Loader[] }[];
}

/**
 * Gives classes readable names without Gatsby's hashes, which do not compress: with them every page
 * would be about a twentieth larger.
 */
export function nameClasses({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const rules: readonly Rule[] = config.module.rules;
  const loaders = rules.flatMap(({ oneOf = [] }) => oneOf.flatMap(({ use = [] }) => use));
  for (const { options } of loaders) {
    if (typeof options?.modules !== 'object' || !('localIdentName' in options.modules)) continue;
    options.modules.getLocalIdent = (
      { resourcePath }: { readonly resourcePath: string },
      _template: string,
      name: string,
    ) => className(resourcePath, name);
  }
  actions.replaceWebpackConfig(config);
}
