import type { FallbackWords } from '../layout/error-fallback';

/**
 * Everything the dialogs show, already in the reader's language: the page hands it to the code
 * that opens them, so that no message file and no formatter is needed in the browser.
 */
export interface DialogsContent {
  readonly close: string;
  /** Said after a link that opens in a new tab. */
  readonly newTab: string;
  readonly contact: {
    readonly title: string;
    readonly channels: readonly {
      readonly id: string;
      readonly label: string;
      readonly href: string;
      readonly text: string;
    }[];
  };
  readonly policy: {
    readonly title: string;
    readonly documents: readonly { readonly href: string; readonly title: string }[];
  };
  /** Words of the fallback page, should a dialog fail (spec §8). */
  readonly fallback: FallbackWords;
}

/** The two dialogs (spec §2); each is opened by its own button. */
export type DialogId = 'contact' | 'policy';

/** Id of the element that holds the content as JSON. */
export const dialogsContentId = 'dialogs-content';
