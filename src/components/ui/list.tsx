import type { ReactNode } from 'react';

export interface ListProps {
  readonly className?: string | undefined;
  readonly ordered?: boolean;
  readonly children: ReactNode;
}

/** A list without markers. Safari does not treat it as a list without an explicit role. */
export function List({ className, ordered = false, children }: ListProps) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element role="list" className={className}>
      {children}
    </Element>
  );
}
