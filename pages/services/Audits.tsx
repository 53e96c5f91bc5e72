import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';

export function Audits() {
  const { t } = useTranslation('expertise');
  return (
    <Section id="audit" title={t('audit.title')} lead={t('audit.description')}>
      <FeatureGrid items={t('audit.items', { returnObjects: true })} />
      <ButtonLink variant="outline" size="lg" to="/services/quality-audits" className="mt-8">
        {t('audit.link')}
      </ButtonLink>
    </Section>
  );
}
