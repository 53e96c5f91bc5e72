import { useTranslation } from 'react-i18next';
import { island as search } from '../../components/islands/search/Search.island.tsx';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { Entries } from '../../components/sections/Entries.tsx';
import { Figures } from '../../components/sections/Figures.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { HeroActions } from '../../components/sections/HeroActions.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { StartSmall } from '../../components/sections/StartSmall.tsx';
import { useRequestPath } from '../../components/sections/useRequestPath.ts';
import { WorkLanguages } from '../../components/sections/WorkLanguages.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { entryOf } from '../../content/entryOf.ts';
import { hasPage } from '../../renderer/facts/hasPage.ts';
import { namedServices } from '../../renderer/i18n/namedFacts.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { ProofSheet } from './ProofSheet.tsx';
import { Work } from './Work.tsx';

export function Page() {
  const { t } = useTranslation(['home', 'common']);
  const requestPath = useRequestPath('home');
  const descriptions = t('services.items', { returnObjects: true });
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<ProofSheet />}>
        <HeroActions
          primary={{ label: t('hero.contact'), to: '/contact' }}
          secondary={{ label: t('hero.services'), to: '/services' }}
        />
        <Island of={search} when="query:q" />
        <Figures items={t('figures', { returnObjects: true })} />
        <TextLink to="/about#achievements" standsAlone className="mt-4 text-sm">
          {t('figuresLink')}
        </TextLink>
      </Hero>
      <Section id="services" title={t('services.title')}>
        {/* The page on engagements is no service, but a visitor looks for it among them. */}
        <Entries
          items={[...namedServices, { key: 'engagement', path: '/services/engagement' } as const].map(
            ({ key, path }) => ({
              title: t(`common:pages.${key}`),
              description: entryOf(descriptions, key, 'home.json: services.items'),
              to: path,
            }),
          )}
        />
        <div className="mt-8">
          <WorkLanguages />
        </div>
      </Section>
      <StartSmall />
      <Work />
      <Section id="start" title={t('quickAccess.title')}>
        <CardGrid
          items={[
            { ...t('quickAccess.items.about', { returnObjects: true }), to: '/about' },
            { ...t('quickAccess.items.expertise', { returnObjects: true }), to: '/services' },
            { ...t('quickAccess.items.caseStudies', { returnObjects: true }), to: '/case-studies' },
            { ...t('quickAccess.items.community', { returnObjects: true }), to: '/community' },
            { ...t('quickAccess.items.careers', { returnObjects: true }), to: '/careers' },
            { ...t('quickAccess.items.contact', { returnObjects: true }), to: '/contact' },
          ].filter(({ to }) => hasPage(to))}
        />
      </Section>
      <CallToAction
        title={t('cta.title')}
        lead={t('cta.lead')}
        primary={t('cta.quote')}
        primaryTo={requestPath('quote')}
        secondary={t('cta.services')}
        secondaryTo="/services"
      />
    </>
  );
}
