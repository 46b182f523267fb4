import { createRoot } from 'react-dom/client';
import type { DialogId, DialogsContent } from '../components/dialogs/dialogs-content';
import { dialogsContentId } from '../components/dialogs/dialogs-content';
import { FooterDialogs } from '../components/dialogs/footer-dialogs';
import { ErrorBoundary } from '../components/layout/error-boundary';
import type { OpenDialog } from './intent';

function readContent(): DialogsContent {
  return JSON.parse(document.getElementById(dialogsContentId)?.textContent ?? '');
}

/** Mounts the dialogs outside the page's root element and returns the function that opens one. */
function startDialogs(): OpenDialog {
  const content = readContent();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const behind = document.getElementById('___gatsby');

  function render(trigger: HTMLElement, open: DialogId | null) {
    root.render(
      <ErrorBoundary words={content.fallback}>
        <FooterDialogs
          content={content}
          open={open}
          trigger={trigger}
          behind={behind}
          onClose={() => render(trigger, null)}
        />
      </ErrorBoundary>,
    );
  }

  return (trigger) => render(trigger, trigger.dataset.dialog as DialogId);
}

window.openDialog = startDialogs();
