import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { HeroActions } from '../../../components/sections/HeroActions.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { positionAt } from '../../../renderer/facts/openPositions.ts';
import { namedServices } from '../../../renderer/i18n/namedFacts.ts';
import { DisabilityContact } from '../DisabilityContact.tsx';
import { OtherPositions } from './OtherPositions.tsx';
import { PositionRecord } from './PositionRecord.tsx';
import { positionTitle } from './positionTitle.ts';
import { positionWords } from './positionWords.ts';

/** One open position; the application itself is made on the recruitment site. */
export function Page({ position: slug }: { position: string }) {
  const { t } = useTranslation(['positions', 'careers', 'common', 'offices']);
  const position = positionAt(slug);
  const words = positionWords(t, position);
  const apply = {
    label: t('positions:labels.apply'),
    to: position.applyUrl,
    newTab: t('positions:labels.newTab'),
  };
  const all = { label: t('positions:labels.all'), to: '/careers#positions' };
  const service = entryOf(namedServices, position.service, 'services.json', 'path');
  return (
    <>
      <Hero
        overline={t('positions:labels.overline')}
        title={positionTitle(t, position)}
        lead={words.lead}
        picture={<PositionRecord position={position} />}
      >
        <HeroActions primary={apply} secondary={all} />
        <DisabilityContact />
      </Hero>
      <Section id="mission" title={t('positions:labels.mission')}>
        <CheckList columns={2} items={words.mission} />
        <p className="mt-10 max-w-measure text-muted">
          <TextLink to={position.service} standsAlone>
            {t('positions:labels.service')}
          </TextLink>
          <br />
          {t('positions:labels.serviceReason', { service: t(`common:pages.${service.key}`) })}
        </p>
      </Section>
      <Section id="months" tone="card" title={t('positions:labels.months')}>
        <Steps items={words.months} />
      </Section>
      <Section id="profile" title={t('positions:labels.profile')}>
        <CheckList columns={2} items={words.profile} />
      </Section>
      <Section id="process" tone="ink">
        <Entries
          columns={2}
          items={[
            { title: t('positions:labels.learned'), description: words.learned },
            { title: t('positions:labels.interview'), description: words.interview },
          ]}
        />
      </Section>
      <OtherPositions position={position} />
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
