import { FourMethods } from './FourMethods.tsx';
import { MethodologiesHero } from './MethodologiesHero.tsx';
import { SixSteps } from './SixSteps.tsx';
import { TalkAboutProcess } from './TalkAboutProcess.tsx';
import { WhereToStart } from './WhereToStart.tsx';

export function Page() {
  return (
    <>
      <MethodologiesHero />
      <FourMethods />
      <SixSteps />
      <WhereToStart />
      <TalkAboutProcess />
    </>
  );
}
