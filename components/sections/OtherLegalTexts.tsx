import { useTranslation } from 'react-i18next';
import { TextLink } from '../ui/TextLink.tsx';

/** The legal texts but the one that is being read. */
export function OtherLegalTexts({ path }: { path: string }) {
  const { t } = useTranslation(['legal', 'common']);
  const texts = [
    { title: t('common:pages.legalNotice'), to: '/legal-notice' },
    { title: t('common:pages.privacyPolicy'), to: '/privacy-policy' },
    { title: t('common:pages.termsOfService'), to: '/terms-of-service' },
    { title: t('common:pages.cookiePolicy'), to: '/cookie-policy' },
    { title: t('common:pages.accessibility'), to: '/accessibility' },
  ].filter(({ to }) => to !== path);
  return (
    <section id="others" data-print="no" className="border-t border-line bg-card">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <h2 className="text-h3">{t('legal:others')}</h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {texts.map(({ title, to }) => (
            <li key={to}>
              <TextLink to={to} standsAlone>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
