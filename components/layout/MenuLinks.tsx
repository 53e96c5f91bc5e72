import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link.tsx';
import type { NavigationLink } from './navigation.ts';

interface MenuLinksProps {
  links: readonly NavigationLink[];
  /** The page shown, so that its own link is marked. */
  currentPath: string;
  /** The `id` of the title over the links, where there is one. */
  labelledBy?: string;
}

/** The links inside a menu. */
export function MenuLinks({ links, currentPath, labelledBy }: MenuLinksProps) {
  const { t } = useTranslation('common');
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={to === currentPath ? 'page' : undefined}
            className="flex min-h-11 items-center px-4 py-2 hover:bg-band hover:text-white focus-visible:-outline-offset-3 aria-[current]:font-bold"
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
