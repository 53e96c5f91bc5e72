import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/ui/Link.tsx';
import { numberOf, offerParts } from './offerParts.ts';

/** The picture of the page: the table of contents of any offer. */
export function OfferContents() {
  const { t } = useTranslation('offre');
  return (
    <nav
      aria-label={t('labels.index')}
      className="mx-auto w-full max-w-[32rem] rounded-panel border border-line bg-card font-mono text-sm shadow-sheet"
      data-print="no"
    >
      <p className="border-b border-line px-5 py-3.5 text-xs text-muted">{t('labels.index')}</p>
      <ol>
        {offerParts.map((part) => (
          <li key={part} className="border-b border-dashed border-line last:border-none">
            <Link
              to={`#${part}`}
              className="flex items-baseline gap-4 px-5 py-3.5 hover:bg-band hover:text-white focus-visible:-outline-offset-4"
            >
              <span aria-hidden="true" className="text-xs text-proof card-hover:text-lime">
                {numberOf(part)}
              </span>
              <span className="grow">{t(`labels.parts.${part}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
