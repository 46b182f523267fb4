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
 *
 * @throws Error when Gatsby's webpack configuration has no loader for CSS Modules where it had one.
 */
export function nameClasses({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const rules: readonly Rule[] = config.module.rules;
  const loaders = rules.flatMap(({ oneOf = [] }) => oneOf.flatMap(({ use = [] }) => use));
  const modules = loaders.flatMap(({ options }) =>
    typeof options?.modules === 'object' && 'localIdentName' in options.modules
      ? [options.modules]
      : [],
  );
  if (modules.length === 0) {
    throw new Error(
      'class-names.ts finds no loader for CSS Modules. Has Gatsby changed its rules?',
    );
  }
  for (const module of modules) {
    module.getLocalIdent = (
      { resourcePath }: { readonly resourcePath: string },
      _template: string,
      name: string,
    ) => className(resourcePath, name);
  }
  actions.replaceWebpackConfig(config);
}
