/** The company's mark: a ticked box of a test record. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" fill="none" aria-hidden="true" className={className}>
      <rect x="1.5" y="1.5" width="23" height="23" rx="4" stroke="currentColor" strokeWidth="2.5" />
      <path
        className="stroke-proof in-dark:stroke-lime"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m7 13.5 4.2 4.2L19.5 8.5"
      />
    </svg>
  );
}
