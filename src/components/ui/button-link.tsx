import type { ReactNode } from 'react';
import * as styles from './button-link.module.css';

const kinds = { primary: styles.primary, secondary: styles.secondary };

interface ButtonLinkProps {
  readonly href: string;
  /** Language of the target, if it is not the page's. */
  readonly hrefLang?: string;
  readonly children: ReactNode;
  readonly kind?: keyof typeof kinds;
}

/** A link that looks like a button: every action on the site is a link. */
export function ButtonLink({ href, hrefLang, children, kind = 'primary' }: ButtonLinkProps) {
  return (
    <a href={href} hrefLang={hrefLang} className={`${styles.button} ${kinds[kind]}`}>
      {children}
    </a>
  );
}
