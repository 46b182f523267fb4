import { useTranslation } from 'react-i18next';
import { ContactDetails } from './contact-details';
import * as styles from './dialog-triggers.module.css';
import type { DialogId } from './dialogs-content';
import { PolicyLinks } from './policy-links';
import { useDialogsContent } from './use-dialogs-content';

// From here to the open dialog: docs/architecture.md, “The dialogs”.

/** Id of the plain version of a dialog, which needs no script. */
const plainId = (id: DialogId) => `${id}-plain`;

/**
 * The footer's two buttons, each with a plain version of its dialog: a native popover that opens if
 * the dialog's code is not available, and that is always visible if scripts are off or the browser
 * does not support popovers.
 */
export function DialogTriggers() {
  const { t } = useTranslation('common');
  const content = useDialogsContent();
  const dialogs = [
    { id: 'contact', label: t('footer.contact'), body: <ContactDetails content={content} /> },
    { id: 'policy', label: t('footer.policy'), body: <PolicyLinks content={content} /> },
  ] as const satisfies readonly { id: DialogId; label: string; body: unknown }[];
  return (
    <div>
      {dialogs.map(({ id, label, body }) => (
        <div key={id}>
          <button
            type="button"
            className={styles.trigger}
            data-dialog={id}
            popoverTarget={plainId(id)}
            aria-haspopup="dialog"
          >
            {label}
          </button>
          <section
            id={plainId(id)}
            popover="auto"
            className={styles.plain}
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`}>{content[id].title}</h2>
            {body}
          </section>
        </div>
      ))}
    </div>
  );
}
