import type { ReactNode } from 'react';

/**
 * Announces a change outside the focus to a screen reader (WCAG 2.2, 4.1.3, status messages). A live region is announced only if it was
 * in the document before its content changes, so it is part of the HTML and empty until there is something to announce.
 */
export function StatusMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
