import { useTranslation } from 'react-i18next';
import { island as search } from '../../components/islands/search/Search.tsx';
import { SearchResult } from '../../components/islands/search/SearchResult.tsx';
import { searchEntries } from '../../components/islands/search/searchEntries.ts';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { catalogue } from '../../content/catalogue.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { CatalogueDrawing } from './CatalogueDrawing.tsx';

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

/** All that a search could find, for those who would rather read, or have no JavaScript. */
function WholeCatalogue() {
  const { t } = useTranslation('search');
  const entries = searchEntries(catalogue, t('catalogue', { returnObjects: true }));
  const groups = [
    { name: 'services', type: 'service', columns: '' },
    { name: 'consultants', type: 'consultant', columns: 'lg:grid-cols-3' },
  ] as const;
  return (
    <Section id="catalogue" tone="card" title={t('list.title')}>
      {groups
        .map((group) => ({ ...group, members: entries.filter(({ type }) => type === group.type) }))
        .filter(({ members }) => members.length > 0)
        .map(({ name, columns, members }) => (
          <div key={name} className="mt-12 first:mt-0">
            <p id={`${name}-title`} className="mono-label mb-4">
              {t(`list.${name}`)} · {members.length}
            </p>
            <ul aria-labelledby={`${name}-title`} className={`cell-grid sm:grid-cols-2 ${columns}`}>
              {members.map((entry) => (
                <li key={entry.key} className="bg-card p-6 hover:bg-paper md:p-7">
                  <SearchResult entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Section>
  );
}
