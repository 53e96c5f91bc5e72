import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../renderer/i18n/crumb.ts';
import { Link } from '../ui/Link.tsx';

/** The way back up, on every page but the home page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t('breadcrumb.label')} className="border-b border-line bg-card" data-print="no">
      <ol className="container-page flex flex-wrap items-center gap-x-2 py-2 font-mono text-xs text-muted">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index === last ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-6 items-center underline-offset-4 hover:text-proof hover:underline pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            )}
            {/* At the end of an item: one that began with a slash would jump to the next line as its words are parsed. */}
            {index < last && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
