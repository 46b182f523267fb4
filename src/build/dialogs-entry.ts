import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Name of the webpack entry for the dialogs: React and Radix, without Gatsby's runtime. */
export const dialogsEntry = 'dialogs';

interface CacheGroup {
  chunks?: (chunk: { name?: string }) => boolean;
}

/**
 * Adds the dialogs' entry to the browser build as a single file: Gatsby's shared chunks would
 * include code that the dialogs never call. The styles stay in Gatsby's single chunk, which it puts
 * into every page.
 *
 * Only `replaceWebpackConfig` can add an entry; `setWebpackConfig` merges and Gatsby drops it.
 *
 * @throws Error if Gatsby's webpack configuration no longer has a chunk of styles.
 */
export function addDialogsEntry({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.entry = {
    ...config.entry,
    [dialogsEntry]: {
      import: path.resolve('src/browser/dialogs.tsx'),
      runtime: false,
      chunkLoading: false,
    },
  };
  const cacheGroups: Record<string, CacheGroup | false> | undefined =
    config.optimization?.splitChunks?.cacheGroups;
  if (!cacheGroups || !('styles' in cacheGroups)) {
    throw new Error('dialogs-entry.ts found no chunk of styles. Has Gatsby changed its chunks?');
  }
  for (const [name, group] of Object.entries(cacheGroups)) {
    if (group && name !== 'styles') group.chunks = (chunk) => chunk.name !== dialogsEntry;
  }
  actions.replaceWebpackConfig(config);
}
