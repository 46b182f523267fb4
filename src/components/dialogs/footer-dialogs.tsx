import { Dialog } from '../ui/dialog';
import { ContactDetails } from './contact-details';
import type { DialogId, DialogsContent } from './dialogs-content';
import { PolicyLinks } from './policy-links';

export interface FooterDialogsProps {
  readonly content: DialogsContent;
  /** The open dialog. */
  readonly open: DialogId | null;
  readonly onClose: () => void;
  readonly trigger: HTMLElement | null;
  readonly behind: HTMLElement | null;
}

/** "Contact Us" and "Policy Documents" (spec §2). */
export function FooterDialogs({ content, open, ...common }: FooterDialogsProps) {
  return (
    <>
      <Dialog
        {...common}
        open={open === 'contact'}
        title={content.contact.title}
        closeLabel={content.close}
      >
        <ContactDetails content={content} />
      </Dialog>
      <Dialog
        {...common}
        open={open === 'policy'}
        title={content.policy.title}
        closeLabel={content.close}
      >
        <PolicyLinks content={content} />
      </Dialog>
    </>
  );
}
