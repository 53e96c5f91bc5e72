/**
 * Announces a text to screen readers (WCAG 2.2, 4.1.3). Render it even while there is no text: a live region is announced only if it was in
 * the document before its text. The element has no `role="status"`, because Orca announces this role even of an empty element.
 */
export function StatusMessage({ children }: { children: string | false | undefined }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </p>
  );
}

/** @returns the text, every second time with a no-break space at its end: browsers do not announce the same text again */
export function announceAgain(text: string, times: number): string {
  return text + '\u00a0'.repeat(times % 2);
}
