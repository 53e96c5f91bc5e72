export interface FigureWords {
  value: string;
  label: string;
}

/** Measured figures under one rule. */
export function Figures({ items }: { items: readonly FigureWords[] }) {
  return (
    <dl className="mt-10 grid max-w-measure grid-cols-3 gap-x-6 gap-y-4 border-t border-ink pt-4 max-[22rem]:grid-cols-2">
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-figure font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
