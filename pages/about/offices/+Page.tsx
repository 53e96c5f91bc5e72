import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { OfficesBlock } from '../../../components/sections/offices/OfficesBlock.tsx';
import { OfficesMap } from '../../../components/sections/offices/OfficesMap.tsx';
import { ListSection } from '../../../components/sections/Section.tsx';

export function Page() {
  const { t } = useTranslation('offices');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<OfficesMap />} />
      <OfficesBlock />
      <ListSection of={FeatureGrid} id="working" {...t('working', { returnObjects: true })} />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/services/nearshore"
      />
    </>
  );
}
