import type { ReactNode } from 'react';

/** A name that stands alone: browsers and services that translate pages leave it as it is. */
export function Name({ children }: { readonly children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
