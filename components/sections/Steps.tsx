import { Verdict } from '../ui/Verdict.tsx';

interface Step {
  title: string;
  description: string;
  deliverable?: string;
}

export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="border-t border-ink">
      {items.map(({ title, description, deliverable }, index) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-b border-line py-6 print:py-2 sm:grid-cols-[4rem_minmax(0,1fr)] md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <p aria-hidden="true" className="mono-label">
            {String(index + 1).padStart(2, '0')}
          </p>
          <h3 className="text-h4">{title}</h3>
          <div className="max-w-measure sm:col-start-2 md:col-start-3">
            <p className="text-muted">{description}</p>
            {deliverable && (
              <p className="mt-3 flex gap-2.5 font-mono text-xs">
                <Verdict result="passed" className="mt-px size-[1.1rem]" />
                {deliverable}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
