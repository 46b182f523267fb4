import type { ReactNode } from 'react';

export interface ListProps {
  readonly className?: string | undefined;
  readonly ordered?: boolean;
  readonly children: ReactNode;
}

/** A list without markers. Safari takes such a list for none unless its role is written out. */
export function List({ className, ordered = false, children }: ListProps) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element role="list" className={className}>
      {children}
    </Element>
  );
}
