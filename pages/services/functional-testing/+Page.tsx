import { Benefits } from './Benefits.tsx';
import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Coverage } from './Coverage.tsx';
import { FunctionalTestingHero } from './FunctionalTestingHero.tsx';
import { Indicators } from './Indicators.tsx';
import { Process } from './Process.tsx';
import { TestKinds } from './TestKinds.tsx';
import { Tradeoff } from './Tradeoff.tsx';

export function Page() {
  return (
    <>
      <FunctionalTestingHero />
      <Indicators />
      <TestKinds />
      <Process />
      <Coverage />
      <Benefits />
      <Tradeoff />
      <ClosingCallToAction />
    </>
  );
}
