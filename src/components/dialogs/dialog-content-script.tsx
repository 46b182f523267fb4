import { dialogsContentId } from './dialogs-content';
import { useDialogsContent } from './use-dialogs-content';

/** Puts the dialogs' content into the page as JSON, for the dialogs' code. */
export function DialogContentScript() {
  // "<" could end the script element early.
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
