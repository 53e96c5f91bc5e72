import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Related } from '../../../components/sections/Related.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { BeforeYouStart } from '../../../components/sections/services/BeforeYouStart.tsx';
import { SpecimenLinks } from '../../../components/sections/specimens/SpecimenLinks.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { AuditDeliverables } from './AuditDeliverables.tsx';
import { AuditDial } from './AuditDial.tsx';
import { AuditDomains } from './AuditDomains.tsx';
import { FiveDays } from './FiveDays.tsx';

export function Page() {
  const { t } = useTranslation('qualityAudits');
  const requestPath = useRequestPath('quality-audits');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={<AuditDial />}
        primaryTo={requestPath('audit')}
        secondaryTo="/case-studies"
      >
        <SpecimenLinks service="/services/quality-audits" />
      </Hero>
      <Section id="indicators" title={t('indicators.title')} lead={t('indicators.lead')}>
        <Measures items={t('indicators.items', { returnObjects: true })} />
      </Section>
      <AuditDomains />
      <FiveDays />
      <AuditDeliverables />
      <Section id="benefits" tone="ink" title={t('benefits.title')} lead={t('benefits.lead')}>
        <Measures items={t('benefits.items', { returnObjects: true })} />
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
      <BeforeYouStart service="qualityAudits" />
      <Related path="/services/quality-audits" />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo={requestPath('audit')}
        secondaryTo="/services/engagement"
      />
    </>
  );
}
