import type { ReactNode } from 'react';
import { sourceTag } from '../../content/languages';
import { VisuallyHidden } from '../ui/visually-hidden';

export interface TextLinkProps {
  readonly href: string;
  /** Language of the target, if it is not the page's. */
  readonly hrefLang?: string;
  /** Subject of the e-mail, in English: distinguishes links to the same address. */
  readonly subject?: string;
  /** Comes from the message if the link replaces a tag in it. */
  readonly children?: ReactNode;
}

/** A link inside a text. */
export function TextLink({ href, hrefLang, subject, children }: TextLinkProps) {
  return (
    <a href={href} hrefLang={hrefLang}>
      {children}
      {subject && (
        <VisuallyHidden>
          {' '}
          <span lang={sourceTag}>{subject}</span>
        </VisuallyHidden>
      )}
    </a>
  );
}
