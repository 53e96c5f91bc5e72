import { AboutUs } from './AboutUs.tsx';
import { Limits } from './Limits.tsx';
import { Reasons } from './Reasons.tsx';
import { RequestDocuments } from './RequestDocuments.tsx';
import { WhyHero } from './WhyHero.tsx';

export function Page() {
  return (
    <>
      <WhyHero />
      <Reasons />
      <Limits />
      <AboutUs />
      <RequestDocuments />
    </>
  );
}
