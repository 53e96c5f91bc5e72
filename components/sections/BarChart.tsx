interface BarChartProps {
  caption: string;
  unit: string;
  rows: readonly { label: string; value: number }[];
}

/** Horizontal bars on both sides of zero (gains and losses). The value above each bar is a text, so screen readers ignore the bars. */
export function BarChart({ caption, unit, rows }: BarChartProps) {
  const values = rows.map(({ value }) => value);
  const from = Math.min(0, ...values);
  const width = Math.max(0, ...values) - from;
  return (
    <figure className="w-full font-mono text-xs">
      <figcaption className="border-b border-ink pb-3 text-muted">{caption}</figcaption>
      <dl>
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_3.75rem] gap-x-4 gap-y-2 border-b border-dashed border-line py-3 last:border-none last:pb-0"
          >
            <dt>{label}</dt>
            <dd className={value < 0 ? 'text-alert' : 'text-accent'}>
              {/* In right-to-left text, the sign would move to the other side of its number. */}
              <bdi dir="ltr">{(value < 0 ? '−' : '+') + Math.abs(value)}</bdi>
              {`\u00a0${unit}`}
            </dd>
            <dd aria-hidden="true" className="col-span-2">
              <svg
                viewBox={`${from} 0 ${width} 10`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-2.5 w-full"
              >
                <path className="fill-line" d={`M${from} 9.2h${width}v.8h${-width}z`} />
                <path
                  className={value < 0 ? 'fill-alert' : 'fill-accent'}
                  d={`M0 0h${value}v10h${-value}z`}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
