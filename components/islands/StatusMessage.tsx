import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Tells a screen reader what changes without the focus (WCAG 2.2 4.1.3, status messages). A live region is heard when its content
 * changes, so it stands empty until there is something to say; not in the HTML, where it would never speak.
 */
export function StatusMessage({ children }: { children: ReactNode }) {
  return (
    useHydrated() && (
      <p role="status" className="sr-only">
        {children}
      </p>
    )
  );
}
