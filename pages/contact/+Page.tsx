import { useTranslation } from 'react-i18next';
import { CallUs } from '../../components/sections/CallUs.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { HeroActions } from '../../components/sections/HeroActions.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { WorkLanguages } from '../../components/sections/WorkLanguages.tsx';
import { company } from '../../content/company.ts';
import { MessageSection } from './MessageSection.tsx';
import { ReplyTimeline } from './ReplyTimeline.tsx';

export function Page() {
  const { t } = useTranslation('contact');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<ReplyTimeline reached={4} />}>
        <HeroActions
          primary={{ label: t('hero.write'), to: '#message' }}
          {...(company.bookingUrl && {
            secondary: { label: t('hero.call'), to: company.bookingUrl, newTab: t('hero.newTab') },
          })}
        />
        <CallUs />
        <WorkLanguages />
      </Hero>
      <MessageSection />
      <OfficesBlock brief />
    </>
  );
}
