import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { ServiceTerms } from '../../../components/sections/services/ServiceTerms.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { nearshoreOffice } from '../../../content/offices.ts';
import { DistanceMap } from './DistanceMap.tsx';
import { Office } from './Office.tsx';

export function Page() {
  const { t } = useTranslation(['nearshore', 'engagement']);
  const requestPath = useRequestPath('nearshore');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={nearshoreOffice && <DistanceMap office={nearshoreOffice} />}
        primaryTo="#services"
        secondaryTo={requestPath('team')}
      />
      <Section id="benefits" title={t('benefits.title')}>
        <Entries items={t('benefits.items', { returnObjects: true })} columns={2} />
      </Section>
      <Section id="services" tone="card" title={t('services.title')}>
        <FeatureGrid items={t('services.items', { returnObjects: true })} />
      </Section>
      {nearshoreOffice && <Office office={nearshoreOffice} />}
      <Section id="start" title={t('start.title')}>
        <Steps items={t('start.items', { returnObjects: true })} />
      </Section>
      <Note id="limits" title={t('limits.title')}>
        {t('limits.text')} <TextLink to="/services/engagement#data">{t('limits.link')}</TextLink>
      </Note>
      <ServiceTerms service="nearshore" />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        more={t('engagement:startSmall.sentence')}
        primaryTo={requestPath('quote')}
        secondaryTo={requestPath('call')}
      />
    </>
  );
}
