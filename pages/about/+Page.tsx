import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AboutUs } from './AboutUs.tsx';
import { FurtherReading } from './FurtherReading.tsx';

export function Page() {
  return (
    <>
      <AboutHero />
      <AboutUs />
      <OfficesBlock brief />
      <FurtherReading />
    </>
  );
}
