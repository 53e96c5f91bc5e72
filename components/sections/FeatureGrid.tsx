import type { ReactNode } from 'react';

interface Feature {
  title: string;
  description: string;
  icon?: ReactNode;
  more?: ReactNode;
}

const columnClass = {
  2: 'md:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
} as const;

/** Statements as the cells of one grid with hairlines. Use `CardGrid` for links. */
export function FeatureGrid({ items, columns = 3 }: { items: readonly Feature[]; columns?: 2 | 3 | 4 }) {
  return (
    // Two statements in three columns would leave an empty cell.
    <ul className={`cell-grid ${columnClass[items.length === 2 ? 2 : columns]}`}>
      {items.map(({ title, description, icon, more }) => (
        <li key={title} className="flex flex-col bg-card p-6 text-ink md:p-7">
          {icon && <div className="mb-4 text-accent">{icon}</div>}
          <h3 className="text-h4">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
          {more}
        </li>
      ))}
    </ul>
  );
}
