import type { ReactNode } from 'react';

/** A condition that applies to a whole section, at its end. */
export function FootNote({ children }: { children: ReactNode }) {
  return <p className="mt-10 max-w-measure text-sm text-muted in-dark:text-muted-dark">{children}</p>;
}
