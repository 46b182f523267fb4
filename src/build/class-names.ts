import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** File name ending of a CSS Module. */
export const moduleSuffix = '.module.css';

/** The class name in the pages, such as `plan-grid_cell`: unique because module names are unique. */
function className(file: string, name: string): string {
  return `${path.basename(file, moduleSuffix)}_${name}`;
}

interface Loader {
  readonly options?: { readonly modules?: { getLocalIdent?: unknown } | boolean };
}

interface Rule {
  readonly oneOf?: readonly { readonly use?: readonly Loader[] }[];
}

/**
 * Gives classes readable names without Gatsby's hashes, which do not compress and would make every
 * page about 5% larger.
 *
 * @throws Error if Gatsby's webpack configuration no longer has a loader for CSS Modules.
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
      'class-names.ts found no loader for CSS Modules. Has Gatsby changed its rules?',
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
