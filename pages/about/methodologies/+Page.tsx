import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { FourMethods } from './FourMethods.tsx';
import { ProcessCalendar } from './ProcessCalendar.tsx';
import { SixSteps } from './SixSteps.tsx';

export function Page() {
  const { t } = useTranslation('methodologies');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<ProcessCalendar />} />
      <FourMethods />
      <SixSteps />
      <Section id="choice" title={t('choice.title')}>
        <FeatureGrid items={t('choice.items', { returnObjects: true })} />
      </Section>
      <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/case-studies" />
    </>
  );
}
