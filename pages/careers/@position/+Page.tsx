import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { DescriptionSheet } from '../../../components/sections/DescriptionSheet.tsx';
import { ExampleBadge } from '../../../components/sections/ExampleBadge.tsx';
import { Hero, HeroActions } from '../../../components/sections/Hero.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import type { Position } from '../../../content/positions.ts';
import { positionAt } from '../../../renderer/content/openPositions.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';
import { DisabilityContact } from '../DisabilityContact.tsx';
import { positionDetails } from '../positionDetails.ts';
import { positionTexts, positionTitle } from './positionTexts.ts';

export function Page({ position: slug }: { position: string }) {
  const { t } = useTranslation(['positions', 'careers', 'common', 'offices']);
  const position = positionAt(slug);
  const texts = positionTexts(t, position);
  const apply = {
    label: t('positions:labels.apply'),
    to: position.applyUrl,
    newTab: t('positions:labels.newTab'),
  };
  const all = { label: t('positions:labels.all'), to: '/careers#positions' };
  return (
    <>
      <Hero
        overline={t('positions:labels.overline')}
        title={positionTitle(t, position)}
        lead={texts.lead}
        illustration={<PositionSheet position={position} />}
      >
        <HeroActions primary={apply} secondary={all} />
        <DisabilityContact />
      </Hero>
      <Section id="mission" title={t('positions:labels.mission')}>
        <CheckList columns={2} items={texts.mission} />
      </Section>
      <Section id="months" tone="card" title={t('positions:labels.months')}>
        <Steps items={texts.months} />
      </Section>
      <Section id="profile" title={t('positions:labels.profile')}>
        <CheckList columns={2} items={texts.profile} />
      </Section>
      <Section id="process" tone="card">
        <TextGrid
          columns={2}
          items={[
            { title: t('positions:labels.learned'), description: texts.learned },
            { title: t('positions:labels.interview'), description: texts.interview },
          ]}
        />
      </Section>
      <CallToAction
        title={t('positions:cta.title')}
        lead={t('positions:cta.lead')}
        primary={apply.label}
        primaryTo={apply.to}
        newTab={apply.newTab}
        secondary={all.label}
        secondaryTo={all.to}
      />
    </>
  );
}

/** The illustration of the page: a sheet with the details of the position. */
function PositionSheet({ position }: { position: Position }) {
  const { t, i18n } = useTranslation(['positions', 'careers', 'common']);
  const isExample = position.source === 'example';
  const date = (day: string) => formatDate(day, i18n.language);
  return (
    <DescriptionSheet
      title={t('positions:labels.record')}
      isExample={isExample}
      badge={isExample && <ExampleBadge />}
      rows={positionDetails(t, position, i18n.language).map(({ label, value }) => ({ term: label, value }))}
      rowsClassName="font-sans text-sm"
      termClassName="mono-label"
      className="max-w-[30rem] text-xs lg:rotate-1"
    >
      <div className="px-5 pt-2 pb-4 text-muted">
        <p>
          <time dateTime={position.datePosted}>
            {t('careers:positions.labels.posted', { date: date(position.datePosted) })}
          </time>
        </p>
        <p>
          <time dateTime={position.validThrough}>
            {t('careers:positions.labels.validUntil', { date: date(position.validThrough) })}
          </time>
        </p>
      </div>
    </DescriptionSheet>
  );
}
