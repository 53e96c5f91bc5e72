import { useTranslation } from 'react-i18next';
import { CardGrid } from './CardGrid.tsx';
import { Section } from './Section.tsx';

/** The legal texts but the one that is being read. */
export function OtherLegalTexts({ path }: { path: string }) {
  const { t } = useTranslation('legal');
  const texts = [
    { ...t('others.items.legalNotice', { returnObjects: true }), to: '/legal-notice' },
    { ...t('others.items.privacyPolicy', { returnObjects: true }), to: '/privacy-policy' },
    { ...t('others.items.termsOfService', { returnObjects: true }), to: '/terms-of-service' },
    { ...t('others.items.cookiePolicy', { returnObjects: true }), to: '/cookie-policy' },
  ];
  return (
    <div data-print="no">
      <Section id="others" tone="card" title={t('others.title')}>
        <CardGrid items={texts.filter(({ to }) => to !== path)} />
      </Section>
    </div>
  );
}
