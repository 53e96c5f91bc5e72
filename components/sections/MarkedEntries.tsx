import type { ReactNode } from 'react';

interface MarkedEntriesProps {
  /** The sign before each entry, such as a tick. */
  mark: ReactNode;
  items: readonly { key: string; title: string; description: string }[];
}

/** Titles and what they mean, each behind the same mark. */
export function MarkedEntries({ mark, items }: MarkedEntriesProps) {
  return (
    <ul className="grid gap-7">
      {items.map(({ key, title, description }) => (
        <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
          {mark}
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 max-w-measure text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
