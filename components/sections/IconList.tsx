import type { ReactNode } from 'react';

interface IconListProps {
  icon: ReactNode;
  items: readonly { key: string; title: string; description: string }[];
}

export function IconList({ icon, items }: IconListProps) {
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
