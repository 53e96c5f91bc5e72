interface ToolRow {
  name: string;
  /** Null for a commercial licence. */
  licence: string | null;
  writtenIn: readonly string[];
  use: string;
  avoid: string;
}

interface ToolTableProps {
  items: readonly ToolRow[];
  labels: { use: string; avoid: string; commercial: string };
}

/** A comparison of tools: when to use each tool, and when to avoid it. */
export function ToolTable({ items, labels }: ToolTableProps) {
  return (
    <ul className="border-t border-ink">
      {items.map(({ name, licence, writtenIn, use, avoid }) => (
        <li
          key={name}
          className="grid gap-x-8 gap-y-4 border-b border-line py-6 print:grid-cols-3 print:py-2 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]"
        >
          <div className="md:max-lg:col-span-2">
            <h3 className="text-h4">{name}</h3>
            <p className="mt-1 font-mono text-xs text-muted">
              {licence ?? labels.commercial} · <bdi>{writtenIn.join(', ')}</bdi>
            </p>
          </div>
          <p>
            <span className="mono-label block">{labels.use}</span>
            {use}
          </p>
          <p>
            <span className="block font-mono text-xs text-alert">{labels.avoid}</span>
            {avoid}
          </p>
        </li>
      ))}
    </ul>
  );
}
