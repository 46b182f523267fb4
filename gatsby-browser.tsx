import './src/styles/layers.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
import type { i18n } from 'i18next';
import { listenForIntent } from './src/browser/intent';
import { suggestLanguage } from './src/browser/suggest-language';

// All of this runs in development alone: the built pages carry a loader of their own and none of
// Gatsby's scripts (docs/architecture.md).

let showKeys: ((instance: i18n) => void) | undefined;

/** Listens for the dialogs' buttons, and gets ready to show the keys of messages for `?keys`. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  listenForIntent(async () => {
    await import('./src/browser/dialogs');
    if (!window.openDialog) throw new Error('The dialogs did not start.');
    return window.openDialog;
  });
  // Not joined with the other condition: webpack leaves the module out where it reads this one.
  if (process.env.NODE_ENV === 'development') {
    const { searchParams } = new URL(window.location.href);
    if (searchParams.has('keys')) ({ showKeys } = await import('./src/i18n/show-keys'));
  }
};

/** Lets the messages of a page show their keys, when asked for. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => {
  // The i18n plugin has put its provider around the page, with an instance made for it.
  const { i18n: instance } = element.props as { readonly i18n?: i18n };
  if (instance) showKeys?.(instance);
  return element;
};

/** In development alone, where the header is not in the page before it is rendered. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  suggestLanguage();
};
