import type { ReactNode } from 'react';

/**
 * Tells a screen reader what changes without the focus (WCAG 2.2 4.1.3, status messages). A live region is heard when its content
 * changes, and only if it was there before: it stands in the HTML, empty until there is something to say.
 */
export function StatusMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
