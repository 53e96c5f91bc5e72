import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import type { DomainKey } from './domainKey.ts';

export function Risks({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <Section id="risks" tone="ink" title={t('labels.risks')}>
      <Entries items={t(`${domain}.risks`, { returnObjects: true })} />
    </Section>
  );
}
