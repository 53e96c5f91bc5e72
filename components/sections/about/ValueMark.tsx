const drawings: Record<string, string> = {
  // A target that is hit.
  expertise: 'M20 5a15 15 0 1 0 15 15M20 13a7 7 0 1 0 7 7M20 20 36 4M30 4v6h6',
  // A loop that comes back.
  agility: 'M33 14A15 15 0 0 0 6 16M7 26a15 15 0 0 0 27-2M33 6v8h-8M7 34v-8h8',
  // A sheet that is ticked.
  quality: 'M9 4h16l6 6v26H9zM25 4v6h6M14 18h12M14 24h6M15 30l3 3 7-8',
};

/** The drawing above a value of the company, by its `key` in `about.json`; a key without a drawing leaves its place empty. Decorative. */
export function ValueMark({ value }: { value: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 fill-none stroke-current" strokeWidth="2">
      <path d={drawings[value]} />
    </svg>
  );
}
