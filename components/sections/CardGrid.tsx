import { Arrow } from '../ui/LineIcon.tsx';
import { Link } from '../ui/Link.tsx';

interface LinkCard {
  title: string;
  description: string;
  to: string;
}

/** Numbered links as the cells of one grid with hairlines. A cell becomes dark on hover. */
export function CardGrid({ items }: { items: readonly LinkCard[] }) {
  return (
    <ol className="cell-grid sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, description, to }, index) => (
        <li
          key={to}
          className="relative flex min-h-44 flex-col bg-card p-6 hover:bg-band hover:text-white md:p-7"
        >
          <p aria-hidden="true" className="mono-label mb-4 card-hover:text-lime">
            {String(index + 1).padStart(2, '0')}
          </p>
          <h3>
            <Link to={to} className="whole-card">
              {title}
            </Link>
          </h3>
          <p className="mt-2 text-muted card-hover:text-muted-dark">{description}</p>
          <Arrow className="mt-auto ms-auto size-5" />
        </li>
      ))}
    </ol>
  );
}
