import { useTranslation } from 'react-i18next';
import { Link } from '../../components/ui/Link.tsx';
import { namedDomains } from '../../renderer/i18n/namedFacts.ts';
import { DomainGlyph } from './DomainGlyph.tsx';

/** The picture of the page, and its index: a cell for each domain, which leads to its card. */
export function DomainIndex() {
  const { t } = useTranslation(['services', 'common']);
  return (
    <nav
      aria-label={t('services:domains.title')}
      className="mx-auto w-full max-w-[32rem] rounded-panel shadow-sheet"
    >
      <ul className="cell-grid grid-cols-2 @max-[20rem]:grid-cols-1">
        {namedDomains.map(({ key }) => (
          <li key={key} className="bg-card last:odd:col-span-full">
            <Link
              to={`#${key}`}
              className="flex h-full min-h-24 flex-col gap-3 p-4 @max-[20rem]:min-h-0 hover:bg-band hover:text-white focus-visible:-outline-offset-4 sm:p-5"
            >
              <DomainGlyph domain={key} className="size-10 text-proof card-hover:text-lime" />
              <span className="text-sm leading-tight font-semibold">{t(`common:domains.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
