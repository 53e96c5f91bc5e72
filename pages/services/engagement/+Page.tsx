import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Split } from '../../../components/sections/Split.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { isExample } from '../../../content/sources.ts';
import { hasPage } from '../../../renderer/facts/hasPage.ts';
import { CostDrivers } from './CostDrivers.tsx';
import { DayRates } from './DayRates.tsx';
import { Purchasing } from './Purchasing.tsx';
import { SampleQuote } from './SampleQuote.tsx';
import { ServiceTeams } from './ServiceTeams.tsx';
import { TeamSheet } from './TeamSheet.tsx';

/** The section on what changes for a client's data where a team abroad works on it. */
const nearshoreLimits = '/services/nearshore#limits';

export function Page() {
  const { t } = useTranslation('engagement');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={<TeamSheet />}
        primaryTo="/contact"
        secondaryTo="#data"
      />
      <CostDrivers />
      <DayRates />
      <SampleQuote />
      <Section tone="card">
        <Split id="quote" title={t('quote.title')} lead={t('quote.lead')}>
          <CheckList items={t('quote.items', { returnObjects: true })} />
        </Split>
      </Section>
      <Section id="contracts" title={t('contracts.title')} lead={t('contracts.lead')}>
        <FeatureGrid columns={4} items={t('contracts.items', { returnObjects: true })} />
      </Section>
      <Section id="who" title={t('who.title')} lead={t('who.lead')} example={isExample('engagement:who')}>
        <Entries items={t('who.items', { returnObjects: true })} />
      </Section>
      <ServiceTeams />
      <Section
        id="working"
        title={t('working.title')}
        lead={t('working.lead')}
        example={isExample('engagement:working')}
      >
        <Entries items={t('working.items', { returnObjects: true })} />
      </Section>
      <Section
        id="data"
        tone="ink"
        title={t('data.title')}
        lead={t('data.lead')}
        example={isExample('engagement:data')}
      >
        <Entries items={t('data.items', { returnObjects: true })} />
        {hasPage(nearshoreLimits) && (
          <p className="mt-10">
            <Link
              to={nearshoreLimits}
              className="inline-flex items-center text-lime underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t('data.link')}
            </Link>
          </p>
        )}
      </Section>
      <Purchasing />
      <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/services" />
    </>
  );
}
