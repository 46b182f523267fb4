import './src/styles/layers.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
import type { i18n } from 'i18next';
import { listenForIntent } from './src/browser/intent';
import { suggestLanguage } from './src/browser/suggest-language';

// This file runs in development only: the built pages have their own loader and none of Gatsby's
// scripts (docs/architecture.md).

/** Listens for the dialogs' buttons. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  listenForIntent(async () => {
    await import('./src/browser/dialogs');
    if (!window.openDialog) throw new Error('The dialogs did not start.');
    return window.openDialog;
  });
};

/** For translators: `?keys` in the address shows message keys instead of messages. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  // The i18n plugin wraps the page in a provider with its own i18next instance.
  const { i18n: instance } = element.props as { readonly i18n?: i18n };
  if (instance && new URLSearchParams(props.location.search).has('keys')) {
    instance.options.appendNamespaceToCIMode = true;
    instance.changeLanguage('cimode');
  }
  return element;
};

/** In development the header is not in the page until React has rendered it. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  suggestLanguage();
};
