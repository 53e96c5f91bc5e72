import { AutomatedTestingHero } from './AutomatedTestingHero.tsx';
import { Benefits } from './Benefits.tsx';
import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Indicators } from './Indicators.tsx';
import { Process } from './Process.tsx';
import { ReturnOnInvestment } from './ReturnOnInvestment.tsx';
import { TestTypes } from './TestTypes.tsx';
import { Tools } from './Tools.tsx';

export function Page() {
  return (
    <>
      <AutomatedTestingHero />
      <Indicators />
      <TestTypes />
      <Process />
      <ReturnOnInvestment />
      <Tools />
      <Benefits />
      <ClosingCallToAction />
    </>
  );
}
