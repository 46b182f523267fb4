import type { FallbackWords } from '../layout/error-fallback';

/**
 * Everything the dialogs show, in the reader's language. The page contains it for the dialogs' code,
 * so that the browser needs no message files or formatters.
 */
export interface DialogsContent {
  readonly close: string;
  /** Follows a link that opens in a new tab. */
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
  /** Texts of the fallback page, in case a dialog fails (spec §8). */
  readonly fallback: FallbackWords;
}

/** The two dialogs (spec §2), each with its own button. */
export type DialogId = 'contact' | 'policy';

/** Id of the element with the content as JSON. */
export const dialogsContentId = 'dialogs-content';
