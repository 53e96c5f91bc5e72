/**
 * Announces one text to a screen reader (WCAG 2.2, 4.1.3). It is always in the HTML, because a live region is announced only if it was in
 * the document before its text. It has the attributes that `role="status"` implies, but not the role, because Orca announces the role of an
 * empty element.
 */
export function StatusMessage({ children }: { children: string | false | undefined }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </p>
  );
}

/** @returns the message, every second time with an invisible space: browsers do not announce the same text again */
export function announceAgain(text: string, times: number): string {
  return text + '\u00a0'.repeat(times % 2);
}
