import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { MarkedEntries } from '../../components/sections/MarkedEntries.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { consultants } from '../../content/consultants.ts';
import { entryOf } from '../../content/entryOf.ts';
import { ExperienceChart } from './ExperienceChart.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { rateOf } from './rateOf.ts';

export function Page() {
  const { t } = useTranslation('consultants');
  const isEmpty = consultants.length === 0;
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={!isEmpty && <ExperienceChart />}
        primaryTo="/contact"
      />
      <Profiles />
      <Section id="steps" title={t('steps.title')} lead={t('steps.lead')}>
        <Steps items={t('steps.items', { returnObjects: true })} />
      </Section>
      <Section tone="card">
        <Split id="included" title={t('included.title')}>
          <MarkedEntries
            mark={<Verdict result="passed" className="mt-0.5 size-5" />}
            items={t('included.items', { returnObjects: true })}
          />
          <p className="mt-8">
            <TextLink to="/services/engagement" standsAlone>
              {t('included.link')}
            </TextLink>
          </p>
        </Split>
      </Section>
      {!isEmpty && (
        <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/services" />
      )}
    </>
  );
}

/** The profiles of consultants; where there are none, a link to the contact page. */
function Profiles() {
  const { t } = useTranslation('consultants');
  const items = t('profiles.items', { returnObjects: true });
  if (consultants.length === 0) {
    return (
      <Section id="profiles" title={t('profiles.title')} lead={t('profiles.none')}>
        <ButtonLink to="/contact">{t('cta.primary')}</ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="profiles"
      title={t('profiles.title')}
      example={consultants.some((consultant) => rateOf(consultant)?.source === 'example')}
    >
      <ul className="cell-grid sm:grid-cols-2 lg:grid-cols-3">
        {consultants.map((consultant) => (
          <ProfileCard
            key={consultant.key}
            facts={consultant}
            words={entryOf(items, consultant.key, 'consultants.json: profiles.items')}
          />
        ))}
      </ul>
    </Section>
  );
}
