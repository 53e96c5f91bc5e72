import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import type { DomainKey } from './domainKey.ts';

export function TestTypes({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <Section id="tests" title={t('labels.testTypes')}>
      <FeatureGrid items={t(`${domain}.testTypes`, { returnObjects: true })} />
    </Section>
  );
}
