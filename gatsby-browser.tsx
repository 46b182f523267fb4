import './src/styles/layers.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
import { listenForIntent } from './src/browser/intent';
import { suggestLanguage } from './src/browser/suggest-language';

/**
 * Runs in development alone: the built pages carry a loader of their own and none of Gatsby's
 * scripts (docs/architecture.md).
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  listenForIntent(async () => {
    await import('./src/browser/dialogs');
    if (!window.openDialog) throw new Error('The dialogs did not start.');
    return window.openDialog;
  });
};

/** In development alone, where the header is not in the page before it is rendered. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  suggestLanguage();
};
