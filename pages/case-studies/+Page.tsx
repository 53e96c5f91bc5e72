import { CaseStudiesHero } from './CaseStudiesHero.tsx';
import { Cases } from './Cases.tsx';
import { DiscussCase } from './DiscussCase.tsx';
import { HowWeMeasure } from './HowWeMeasure.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page() {
  return (
    <>
      <CaseStudiesHero />
      <Cases />
      <Testimonials />
      <HowWeMeasure />
      <DiscussCase />
    </>
  );
}
