import { useTranslation } from 'react-i18next';
import { island as search } from '../../components/islands/search/Search.island.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Island } from '../../renderer/islands/Island.tsx';
import { CatalogueDrawing } from './CatalogueDrawing.tsx';
import { WholeCatalogue } from './WholeCatalogue.tsx';

export function Page() {
  const { t } = useTranslation('search');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<CatalogueDrawing />}>
        <Island of={search} when="query:q" />
      </Hero>
      <WholeCatalogue />
    </>
  );
}
