import { AuditDomains } from './AuditDomains.tsx';
import { Benefits } from './Benefits.tsx';
import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Deliverables } from './Deliverables.tsx';
import { FiveDays } from './FiveDays.tsx';
import { Indicators } from './Indicators.tsx';
import { Limits } from './Limits.tsx';
import { QualityAuditsHero } from './QualityAuditsHero.tsx';

export function Page() {
  return (
    <>
      <QualityAuditsHero />
      <Indicators />
      <AuditDomains />
      <FiveDays />
      <Deliverables />
      <Benefits />
      <Limits />
      <ClosingCallToAction />
    </>
  );
}
