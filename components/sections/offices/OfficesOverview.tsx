import { useTranslation } from 'react-i18next';
import { OfficesMap } from './OfficesMap.tsx';

/** What the offices page says in its hero, for the other pages that show the offices. */
export function OfficesOverview() {
  const { t } = useTranslation('offices');
  return (
    <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
      <header className="max-w-measure">
        <p className="mono-label mb-3">{t('hero.overline')}</p>
        <h2>{t('hero.title')}</h2>
        <p className="mt-4 text-lg text-muted">{t('hero.lead')}</p>
      </header>
      <OfficesMap />
    </div>
  );
}
