import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { Deliverables } from './Deliverables.tsx';
import { Method } from './Method.tsx';
import { OfferHero } from './OfferHero.tsx';
import type { OfferKey } from './offerKey.ts';
import { SecurityAndAudit } from './SecurityAndAudit.tsx';

export function Page({ offer }: { offer: OfferKey }) {
  return (
    <>
      <OfferHero offer={offer} />
      <Method offer={offer} />
      <SecurityAndAudit offer={offer} />
      <Deliverables offer={offer} />
      <ClosingCallToAction offer={offer} />
    </>
  );
}
