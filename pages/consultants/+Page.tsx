import { AnotherProfile } from './AnotherProfile.tsx';
import { ConsultantsHero } from './ConsultantsHero.tsx';
import { FromRequestToStart } from './FromRequestToStart.tsx';
import { Included } from './Included.tsx';
import { Profiles } from './Profiles.tsx';

export function Page() {
  return (
    <>
      <ConsultantsHero />
      <Profiles />
      <Included />
      <FromRequestToStart />
      <AnotherProfile />
    </>
  );
}
