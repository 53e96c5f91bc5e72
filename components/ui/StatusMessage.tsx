/**
 * Announces a change outside the focus to a screen reader (WCAG 2.2, 4.1.3, status messages). A live region is announced only if it was
 * in the document before its content changes, so it is part of the HTML and empty until there is something to announce. It is what
 * `role="status"` stands for, without the role, which Orca names when it meets an empty one.
 *
 * @param children one text: of several, Firefox and Orca lose all but the last
 */
export function StatusMessage({ children }: { children: string | false | undefined }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </p>
  );
}
