import type { ReactNode } from 'react';

export interface TextLinkProps {
  readonly href: string;
  /** Language of the target, where it is not the page's. */
  readonly hrefLang?: string;
  /** Comes from the message when the link stands for a translator's tag. */
  readonly children?: ReactNode;
}

/** A link inside a text. */
export function TextLink({ href, hrefLang, children }: TextLinkProps) {
  return (
    <a href={href} hrefLang={hrefLang}>
      {children}
    </a>
  );
}
