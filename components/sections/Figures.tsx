interface FigureWords {
  value: string;
  label: string;
  /** The basis of the figure: what is counted, since when and of how many. */
  basis?: string;
}

/** Measured figures under one rule. */
export function Figures({ items }: { items: readonly FigureWords[] }) {
  if (items.length === 0) {
    return null;
  }
  return (
    <dl className="mt-10 grid max-w-measure grid-cols-[minmax(0,1.2fr)_repeat(2,minmax(0,1fr))] gap-x-4 gap-y-4 border-t border-ink pt-4 max-[22rem]:grid-cols-2">
      {items.map(({ value, label, basis }) => (
        <div key={label} className="grid grid-rows-[2.4rem_auto]">
          <dt className="row-start-2 text-xs text-muted wrap-anywhere hyphens-auto">
            <span className="mb-1 block text-sm">{label}</span>
            {basis}
          </dt>
          <dd className="row-start-1 self-end font-display text-figure font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
