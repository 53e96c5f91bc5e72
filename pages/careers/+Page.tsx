import { Benefits } from './Benefits.tsx';
import { CareersHero } from './CareersHero.tsx';
import { OpenPositions } from './OpenPositions.tsx';
import { RecruitmentSteps } from './RecruitmentSteps.tsx';
import { SendResume } from './SendResume.tsx';
import { WhyJoin } from './WhyJoin.tsx';
import { WorkingHabits } from './WorkingHabits.tsx';

export function Page() {
  return (
    <>
      <CareersHero />
      <Benefits />
      <OpenPositions />
      <WorkingHabits />
      <WhyJoin />
      <RecruitmentSteps />
      <SendResume />
    </>
  );
}
