import type { ReactNode } from 'react';

/** One or two buttons in a row, stacked where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3" data-print="no">
      {children}
    </div>
  );
}
