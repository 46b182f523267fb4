import * as styles from './dialog-body.module.css';
import type { DialogsContent } from './dialogs-content';

/** E-mail and phone as links. */
export function ContactDetails({ content }: { readonly content: DialogsContent }) {
  return (
    <dl className={styles.body}>
      {content.contact.channels.map(({ id, label, href, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
