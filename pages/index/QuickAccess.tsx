import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { Section } from '../../components/sections/Section.tsx';

export function QuickAccess() {
  const { t } = useTranslation('home');
  return (
    <Section id="start" title={t('quickAccess.title')} lead={t('quickAccess.lead')}>
      <CardGrid
        items={[
          { ...t('quickAccess.items.about', { returnObjects: true }), to: '/about' },
          { ...t('quickAccess.items.expertise', { returnObjects: true }), to: '/services' },
          { ...t('quickAccess.items.caseStudies', { returnObjects: true }), to: '/case-studies' },
          { ...t('quickAccess.items.community', { returnObjects: true }), to: '/community' },
          { ...t('quickAccess.items.careers', { returnObjects: true }), to: '/careers' },
          { ...t('quickAccess.items.contact', { returnObjects: true }), to: '/contact' },
        ]}
      />
    </Section>
  );
}
