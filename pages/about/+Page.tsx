import { AboutSection } from '../../components/sections/about/AboutSection.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { AboutHero } from './AboutHero.tsx';
import { FurtherReading } from './FurtherReading.tsx';

export function Page() {
  return (
    <>
      <AboutHero />
      <AboutSection />
      <OfficesBlock />
      <FurtherReading />
    </>
  );
}
