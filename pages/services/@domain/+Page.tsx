import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { HeroActions } from '../../../components/sections/HeroActions.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { domains } from '../../../content/domains.ts';
import { entryOf } from '../../../content/entryOf.ts';
import type { DomainKey } from '../../../locales/i18next.d.ts';
import { DomainSecurity } from './DomainSecurity.tsx';
import { DomainPicture } from './pictures/DomainPicture.tsx';
import { QuestionAndScope } from './QuestionAndScope.tsx';

/** The page of a domain: what can go wrong in it and how it is tested. `/offre/…` lists what is done and delivered in the same domain. */
export function Page({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  const { offrePath } = entryOf(domains, domain, 'domains.json');
  return (
    <>
      <Hero
        overline={t('labels.overline')}
        title={t(`${domain}.title`)}
        lead={t(`${domain}.description`)}
        picture={<DomainPicture domain={domain} />}
      >
        <HeroActions
          primary={{ label: t('cta.primary'), to: '/contact' }}
          secondary={{ label: t('cta.secondary'), to: '/services' }}
        />
        <p className="mt-5 text-sm" data-print="no">
          <TextLink to={offrePath} standsAlone>
            {t('labels.offer')}
          </TextLink>
        </p>
      </Hero>
      <QuestionAndScope domain={domain} />
      <Section id="tests" title={t('labels.testTypes')}>
        <FeatureGrid items={t(`${domain}.testTypes`, { returnObjects: true })} />
      </Section>
      <Section id="risks" tone="ink" title={t('labels.risks')}>
        <Entries items={t(`${domain}.risks`, { returnObjects: true })} />
      </Section>
      <DomainSecurity domain={domain} />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        lead={t(`${domain}.next`)}
        primaryTo="/contact"
        secondaryTo="/services"
      />
    </>
  );
}
