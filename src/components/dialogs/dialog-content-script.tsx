import { dialogsContentId } from './dialogs-content';
import { useDialogsContent } from './use-dialogs-content';

/** Hands the dialogs' content to the code that opens them, as data and not as a script. */
export function DialogContentScript() {
  // "<" would let a string end the element early.
  const json = JSON.stringify(useDialogsContent()).replaceAll('<', '\\u003c');
  return (
    <script
      id={dialogsContentId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from our own message files, escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
