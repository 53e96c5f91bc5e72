/** Measured figures under one rule. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  if (items.length === 0) {
    return null;
  }
  return (
    <dl className="mt-10 grid max-w-measure grid-cols-[minmax(0,1.2fr)_repeat(2,minmax(0,1fr))] gap-x-4 gap-y-4 border-t border-ink pt-4 max-[22rem]:grid-cols-2">
      {items.map(({ value, label }) => (
        <div key={label} className="grid grid-rows-[2.4rem_auto]">
          <dt className="row-start-2 text-sm text-muted wrap-anywhere hyphens-auto">{label}</dt>
          <dd className="row-start-1 self-end font-display text-figure font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
