export interface Step {
  title: string;
  description: string;
}

/** A process in order: numbered rows of a test record, joined by a line. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="border-t border-ink">
      {items.map(({ title, description }, index) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-b border-line py-6 sm:grid-cols-[4rem_minmax(0,1fr)] md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <p aria-hidden="true" className="mono-label">
            {String(index + 1).padStart(2, '0')}
          </p>
          <h3 className="text-h4">{title}</h3>
          <p className="max-w-measure text-muted sm:col-start-2 md:col-start-3">{description}</p>
        </li>
      ))}
    </ol>
  );
}
