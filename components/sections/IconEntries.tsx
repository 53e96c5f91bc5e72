import type { ReactNode } from 'react';

interface IconEntriesProps {
  /** The icon before each entry, such as a tick. */
  icon: ReactNode;
  items: readonly { key: string; title: string; description: string }[];
}

export function IconEntries({ icon, items }: IconEntriesProps) {
  return (
    <ul className="grid gap-7">
      {items.map(({ key, title, description }) => (
        <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
          {icon}
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 max-w-measure text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
