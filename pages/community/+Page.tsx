import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Statements } from '../../components/sections/Statements.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { Channels } from './Channels.tsx';
import { CommunityTabs } from './CommunityTabs.tsx';
import { Thread } from './Thread.tsx';

export function Page() {
  const { t } = useTranslation('community');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<Thread />} />
      <CommunityTabs />
      <Channels />
      <Section id="rules" tone="ink" title={t('rules.title')}>
        <Statements ordered items={t('rules.items', { returnObjects: true })} />
      </Section>
      <Section id="enter" title={t('steps.title')}>
        <Steps items={t('steps.items', { returnObjects: true })} />
      </Section>
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/about/methodologies"
      />
    </>
  );
}
