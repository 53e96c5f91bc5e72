import { SearchHero } from './SearchHero.tsx';
import { WholeCatalogue } from './WholeCatalogue.tsx';

export function Page() {
  return (
    <>
      <SearchHero />
      <WholeCatalogue />
    </>
  );
}
