import { ClosingCallToAction } from './ClosingCallToAction.tsx';
import { HomeHero } from './HomeHero.tsx';
import { QuickAccess } from './QuickAccess.tsx';
import { WhatYouReceive } from './WhatYouReceive.tsx';

export function Page() {
  return (
    <>
      <HomeHero />
      <QuickAccess />
      <WhatYouReceive />
      <ClosingCallToAction />
    </>
  );
}
