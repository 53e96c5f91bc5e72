import { BusinessImpact } from './BusinessImpact.tsx';
import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Indicators } from './Indicators.tsx';
import { LoadProfiles } from './LoadProfiles.tsx';
import { Metrics } from './Metrics.tsx';
import { PerformanceTestingHero } from './PerformanceTestingHero.tsx';
import { Tools } from './Tools.tsx';
import { Tradeoff } from './Tradeoff.tsx';

export function Page() {
  return (
    <>
      <PerformanceTestingHero />
      <Indicators />
      <LoadProfiles />
      <Metrics />
      <Tools />
      <BusinessImpact />
      <Tradeoff />
      <ClosingCallToAction />
    </>
  );
}
