import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Deliverables } from './Deliverables.tsx';
import { DomainHero } from './DomainHero.tsx';
import type { DomainKey } from './domainKey.ts';
import { QuestionAndScope } from './QuestionAndScope.tsx';
import { Risks } from './Risks.tsx';
import { SecurityAndAudit } from './SecurityAndAudit.tsx';
import { TestTypes } from './TestTypes.tsx';

export function Page({ domain }: { domain: DomainKey }) {
  return (
    <>
      <DomainHero domain={domain} />
      <QuestionAndScope domain={domain} />
      <TestTypes domain={domain} />
      <Risks domain={domain} />
      <SecurityAndAudit domain={domain} />
      <Deliverables domain={domain} />
      <ClosingCallToAction domain={domain} />
    </>
  );
}
