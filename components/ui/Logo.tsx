/** The mark: a ticked box of a test record. The company's name stands beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.4rem] leading-none font-bold tracking-tight">
      <svg viewBox="0 0 26 26" width="26" height="26" fill="none" aria-hidden="true">
        <rect x="1.5" y="1.5" width="23" height="23" rx="4" stroke="currentColor" strokeWidth="2.5" />
        <path
          className="stroke-proof in-[.on-dark]:stroke-lime"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m7 13.5 4.2 4.2L19.5 8.5"
        />
      </svg>
      {name}
    </span>
  );
}
