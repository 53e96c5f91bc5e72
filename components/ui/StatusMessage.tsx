/**
 * Announces one text to a screen reader (WCAG 2.2, 4.1.3). A live region is announced only if it was in the document before, so it is part of
 * the HTML. It is what `role="status"` stands for, without the role, which Orca names when it meets an empty one.
 */
export function StatusMessage({ children }: { children: string | false | undefined }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </p>
  );
}

/**
 * @param text a message
 * @param times how often it was given
 * @returns the message, different from the last time by a space that nobody sees: browsers do not tell of a text that is replaced by the same
 */
export function sayAgain(text: string, times: number): string {
  return text + '\u00a0'.repeat(times % 2);
}
