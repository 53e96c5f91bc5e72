import { AskModerators } from './AskModerators.tsx';
import { Channels } from './Channels.tsx';
import { CommunityHero } from './CommunityHero.tsx';
import { CommunityTabs } from './CommunityTabs.tsx';
import { HowToEnter } from './HowToEnter.tsx';
import { JoinRequest } from './JoinRequest.tsx';
import { Rules } from './Rules.tsx';

export function Page() {
  return (
    <>
      <CommunityHero />
      <CommunityTabs />
      <Channels />
      <Rules />
      <HowToEnter />
      <JoinRequest />
      <AskModerators />
    </>
  );
}
