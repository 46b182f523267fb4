import type { ReactNode } from 'react';
import { sourceTag } from '../../content/languages';
import { VisuallyHidden } from '../ui/visually-hidden';

export interface TextLinkProps {
  readonly href: string;
  /** Language of the target, where it is not the page's. */
  readonly hrefLang?: string;
  /** Subject of the mail that the link writes, in English: tells links of one address apart. */
  readonly subject?: string;
  /** Comes from the message when the link stands for a translator's tag. */
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
