import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Related } from '../../../components/sections/Related.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { BeforeYouStart } from '../../../components/sections/services/BeforeYouStart.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { nearshoreOffice } from '../../../content/offices.ts';
import { promises } from '../../../content/promises.ts';
import { DistanceMap } from './DistanceMap.tsx';
import { Office } from './Office.tsx';

export function Page() {
  const { t } = useTranslation('nearshore');
  const requestPath = useRequestPath('nearshore');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={nearshoreOffice && <DistanceMap office={nearshoreOffice} />}
        primaryTo="#services"
        secondaryTo={requestPath('team')}
      />
      <Section id="benefits" title={t('benefits.title')} lead={t('benefits.lead')}>
        <Entries items={t('benefits.items', { returnObjects: true })} columns={2} />
      </Section>
      <Section id="services" tone="card" title={t('services.title')} lead={t('services.lead')}>
        <FeatureGrid items={t('services.items', { returnObjects: true })} />
      </Section>
      {nearshoreOffice && <Office office={nearshoreOffice} />}
      <Section
        id="start"
        title={t('start.title')}
        lead={t('start.lead')}
        example={promises.engagements.nearshoreStartTime?.source === 'example'}
      >
        <Steps items={t('start.items', { returnObjects: true })} />
      </Section>
      <Note id="limits" title={t('limits.title')}>
        {t('limits.text')} <TextLink to="/services/engagement#data">{t('limits.link')}</TextLink>
      </Note>
      <BeforeYouStart service="nearshore" />
      <Related path="/services/nearshore" />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo={requestPath('quote')}
        secondaryTo={requestPath('call')}
      />
    </>
  );
}
