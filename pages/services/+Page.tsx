import { Audits } from './Audits.tsx';
import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Domains } from './Domains.tsx';
import { ExpertiseHero } from './ExpertiseHero.tsx';
import { Security } from './Security.tsx';
import { Situations } from './Situations.tsx';

export function Page() {
  return (
    <>
      <ExpertiseHero />
      <Situations />
      <Domains />
      <Security />
      <Audits />
      <ClosingCallToAction />
    </>
  );
}
