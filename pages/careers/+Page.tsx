import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { FootNote } from '../../components/sections/FootNote.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { HeroActions } from '../../components/sections/HeroActions.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Statements } from '../../components/sections/Statements.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { NewTabHint } from '../../components/ui/NewTabHint.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import { openPositions } from '../../renderer/facts/openPositions.ts';
import { DisabilityContact } from './DisabilityContact.tsx';
import { employerAbroad } from './employerAbroad.ts';
import { OpenPosition } from './OpenPosition.tsx';
import { TwoTracks } from './TwoTracks.tsx';

export function Page() {
  const { t } = useTranslation('careers');
  const days = t('process.days', { returnObjects: true });
  const isHiring = openPositions.length > 0;
  const employer = openPositions.map(employerAbroad).find(Boolean);
  const sendCv = {
    label: t('hero.secondary'),
    to: company.recruitmentUrl,
    newTab: t('positions.labels.newTab'),
  };
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<TwoTracks />}>
        {isHiring ? (
          <HeroActions primary={{ label: t('hero.primary'), to: '#positions' }} secondary={sendCv} />
        ) : (
          <HeroActions primary={sendCv} />
        )}
      </Hero>
      <Section id="benefits" title={t('benefits.title')}>
        <FeatureGrid columns={4} items={t('benefits.items', { returnObjects: true })} />
        {employer && <FootNote>{t('benefits.note', { employer })}</FootNote>}
      </Section>
      <OpenPositions />
      <Section>
        <Split id="values" title={t('values.title')} lead={t('values.lead')}>
          <CheckList items={t('values.items', { returnObjects: true })} />
        </Split>
      </Section>
      <Section id="why-join" tone="ink" title={t('why.title')} lead={t('why.lead')}>
        <Statements items={t('why.items', { returnObjects: true })} />
      </Section>
      <Section id="recruitment" title={t('process.title')} lead={t('process.lead')}>
        <Steps
          items={t('process.items', { returnObjects: true }).map((step) => ({
            ...step,
            deliverable: entryOf(days, step.key, 'careers.json: process.days'),
          }))}
        />
        <DisabilityContact />
      </Section>
      {isHiring && (
        <CallToAction
          {...t('cta', { returnObjects: true })}
          primaryTo={company.recruitmentUrl}
          newTab={t('positions.labels.newTab')}
          secondaryTo="/contact"
        />
      )}
    </>
  );
}

/** The open positions; where there are none, a link to send an application all the same. */
function OpenPositions() {
  const { t } = useTranslation('careers');
  const items = t('positions.items', { returnObjects: true });
  if (openPositions.length === 0) {
    return (
      <Section id="positions" tone="card" title={t('positions.title')} lead={t('positions.none')}>
        <ButtonLink to={company.recruitmentUrl} target="_blank">
          <NewTabHint hint={t('positions.labels.newTab')}>{t('cta.primary')}</NewTabHint>
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="positions"
      tone="card"
      title={t('positions.title')}
      lead={t('positions.lead')}
      example={openPositions.some(({ source }) => source === 'example')}
    >
      <div className="border-t border-ink">
        {openPositions.map((position) => (
          <OpenPosition
            key={position.key}
            facts={position}
            words={entryOf(items, position.key, 'careers.json: positions.items')}
          />
        ))}
      </div>
    </Section>
  );
}
