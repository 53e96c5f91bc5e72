/**
 * Announces a text to screen readers (WCAG 2.2, 4.1.3). Render it without a text too: a live region is announced only if it was in the
 * document before its text. It has the attributes of `role="status"`, but not the role: Orca announces the role of an element without text.
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
