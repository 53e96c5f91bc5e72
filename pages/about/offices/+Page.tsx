import { OfficesBlock } from '../../../components/sections/offices/OfficesBlock.tsx';
import { FindContact } from './FindContact.tsx';
import { OfficesHero } from './OfficesHero.tsx';
import { WhereWorkIsDone } from './WhereWorkIsDone.tsx';

export function Page() {
  return (
    <>
      <OfficesHero />
      <OfficesBlock />
      <WhereWorkIsDone />
      <FindContact />
    </>
  );
}
