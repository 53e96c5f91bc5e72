import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { rates } from '../../../content/rates.ts';
import { namedSpecimens } from '../../../renderer/i18n/namedFacts.ts';

/** Links to the sections of the page, for those who came for one of them. */
export function PageContents() {
  const { t } = useTranslation('engagement');
  const hasQuote = namedSpecimens.some(({ key }) => key === 'quoteDocument');
  const sections = [
    'cost',
    ...(rates.length > 0 ? (['rates'] as const) : []),
    ...(hasQuote ? (['sample'] as const) : []),
    'contracts',
    'data',
    'purchasing',
  ] as const;
  return (
    <nav aria-label={t('contents')} className="mt-8" data-print="no">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {sections.map((id) => (
          <li key={id}>
            <TextLink to={`#${id}`} standsAlone>
              {t(`${id}.title`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
