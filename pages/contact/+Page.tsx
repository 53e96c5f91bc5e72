import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { HeroActions } from '../../components/sections/HeroActions.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { company } from '../../content/company.ts';
import { isExample } from '../../content/sources.ts';
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
      </Hero>
      <MessageSection />
      <OfficesBlock brief />
      <Section id="next" title={t('next.title')} example={isExample('contact:next')}>
        <Steps items={t('next.items', { returnObjects: true })} />
      </Section>
    </>
  );
}
