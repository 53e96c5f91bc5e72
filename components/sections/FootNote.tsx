import type { ReactNode } from 'react';

/** The condition of what stands above it, once, at the foot of its section. */
export function FootNote({ children }: { children: ReactNode }) {
  return <p className="mt-10 max-w-measure text-sm text-muted in-dark:text-muted-dark">{children}</p>;
}
