import { useTranslation } from 'react-i18next';
import { FootNote } from '../../../components/sections/FootNote.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { AuditDeliverables } from './AuditDeliverables.tsx';
import { AuditDial } from './AuditDial.tsx';
import { AuditDomains } from './AuditDomains.tsx';
import { FiveDays } from './FiveDays.tsx';

export function Page() {
  const { t } = useTranslation('qualityAudits');
  const requestPath = useRequestPath('quality-audits');
  return (
    <ServicePage service="qualityAudits" picture={<AuditDial />} requestPath={requestPath('audit')}>
      <AuditDomains />
      <FiveDays />
      <AuditDeliverables />
      <Section id="benefits" tone="ink" title={t('benefits.title')}>
        <Measures items={t('benefits.items', { returnObjects: true })} />
        <FootNote>{t('benefits.note')}</FootNote>
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
    </ServicePage>
  );
}
