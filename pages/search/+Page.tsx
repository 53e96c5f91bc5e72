import { useTranslation } from 'react-i18next';
import { island as search } from '../../components/islands/search/Search.tsx';
import { SearchResult } from '../../components/islands/search/SearchResult.tsx';
import { searchEntries } from '../../components/islands/search/searchEntries.ts';
import { Drawing, DrawingLabel } from '../../components/sections/Drawing.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { catalogue } from '../../content/catalogue.ts';
import { Island } from '../../renderer/islands/Island.tsx';

export function Page() {
  const { t } = useTranslation('search');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<CatalogueDrawing />}>
        <Island of={search} when="query:q" />
      </Hero>
      <WholeCatalogue />
    </>
  );
}

/** All entries that the search can find, for visitors who prefer to read or have no JavaScript. */
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

const cardsPerRow = 8;
/** The sizes are in drawing units. A column and a row include the gap after the card. */
const cardWidth = 34;
const columnWidth = 43.5;
const rowHeight = 62;

/** Draws a card for each search entry under a magnifying glass. Services have the text colour, consultants have the accent colour. */
function CatalogueDrawing() {
  const { t } = useTranslation('search');
  const height = 66 + Math.ceil(catalogue.length / cardsPerRow) * rowHeight;
  const services = catalogue.filter(({ type }) => type === 'service').length;
  return (
    <Sheet
      description={t('picture.description')}
      title={t('picture.title')}
      reference={t('picture.reference')}
    >
      <Drawing height={height}>
        {catalogue.map(({ key, type }, index) => {
          const x = 19 + (index % cardsPerRow) * columnWidth;
          const y = 28 + Math.floor(index / cardsPerRow) * rowHeight;
          return (
            <g key={key} className={type === 'service' ? undefined : 'stroke-accent'}>
              <rect x={x} y={y} width={cardWidth} height="46" rx="2" className="fill-card" />
              <path className="stroke-line" d={`M${x + 6} ${y + 24}h22m-22 7h22m-22 7h13`} />
              {/* The formula varies the length of the title from card to card. */}
              <path strokeWidth="3" d={`M${x + 6} ${y + 12}h${8 + ((index * 5) % 14)}`} />
            </g>
          );
        })}
        <circle cx="210" cy="114" r="34" strokeWidth="3" />
        <path strokeWidth="6" strokeLinecap="round" d="m236 140 22 22" />
        <DrawingLabel x={19} y={height - 18} maxWidth={164}>
          {`${services} ${t('picture.services')}`}
        </DrawingLabel>
        <DrawingLabel x={361} y={height - 18} maxWidth={164} textAnchor="end" className="fill-accent">
          {`${catalogue.length - services} ${t('picture.consultants')}`}
        </DrawingLabel>
      </Drawing>
    </Sheet>
  );
}
