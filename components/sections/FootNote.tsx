import type { ReactNode } from 'react';

/** A small text at the end of a section: a condition for the whole section. */
export function FootNote({ children }: { children: ReactNode }) {
  return <p className="mt-10 max-w-measure text-sm text-muted in-dark:text-muted-dark">{children}</p>;
}
