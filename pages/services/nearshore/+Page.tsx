import { Benefits } from './Benefits.tsx';
import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Limits } from './Limits.tsx';
import { NearshoreHero } from './NearshoreHero.tsx';
import { Office } from './Office.tsx';
import { Services } from './Services.tsx';
import { Start } from './Start.tsx';

export function Page() {
  return (
    <>
      <NearshoreHero />
      <Benefits />
      <Services />
      <Office />
      <Start />
      <Limits />
      <ClosingCallToAction />
    </>
  );
}
