import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { ContactHero } from './ContactHero.tsx';
import { MessageSection } from './MessageSection.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

export function Page() {
  return (
    <>
      <ContactHero />
      <MessageSection />
      <OfficesBlock brief />
      <WhatHappensNext />
    </>
  );
}
