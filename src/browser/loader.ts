import { closePopovers } from './close-popovers';
import { listenForIntent, type OpenDialog } from './intent';
import { keepPlace } from './keep-place';
import { suggestLanguage } from './suggest-language';

/** The dialogs' scripts and their integrity hashes, in loading order; defined by the build. */
declare const DIALOG_SCRIPTS: readonly (readonly [url: string, integrity: string])[];

declare global {
  interface Window {
    openDialog?: OpenDialog;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

// The only URLs that reach the policy are those that the build writes into this script.
const policy = window.trustedTypes?.createPolicy('loader', { createScriptURL: (url) => url });

function addScript([url, integrity]: readonly [string, string]): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy?.createScriptURL(url) ?? url;
    script.integrity = integrity;
    // Keeps the order: webpack's runtime must run first.
    script.async = false;
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
}

listenForIntent(async () => {
  await Promise.all(DIALOG_SCRIPTS.map(addScript));
  // Undefined if the dialogs did not start; then the plain version opens.
  return window.openDialog as OpenDialog;
});
suggestLanguage();
keepPlace();
closePopovers();
