import { useTranslation } from 'react-i18next';
import { TextLink } from '../ui/TextLink.tsx';
import { legalLinks } from './legalLinks.ts';

/** The legal texts other than the one that is being read. */
export function OtherLegalTexts({ path }: { path: string }) {
  const { t } = useTranslation(['legal', 'common']);
  const others = legalLinks.filter(({ to }) => to !== path);
  return (
    <section id="others" data-print="no" className="border-t border-line bg-card">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <h2 className="text-h3">{t('legal:others')}</h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {others.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to} standsAlone>
                {t(`common:${label}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
