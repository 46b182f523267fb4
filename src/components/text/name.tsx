import type { ReactNode } from 'react';

/** A name on its own, which browsers and translation services must not translate. */
export function Name({ children }: { readonly children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
