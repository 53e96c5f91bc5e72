/** The tick of a passed check. Decorative: the text beside it says what passed. */
export function Tick({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" data-tick="" className={`shrink-0 ${className}`}>
      <circle cx="10" cy="10" r="10" className="fill-proof" />
      <path
        d="m6 10.3 2.7 2.7L14 7.5"
        className="stroke-card"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
