import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { formatNumber } from '../../../renderer/i18n/format.ts';

/** The default coverage thresholds, as bars on one scale from 0 to 100 %, on the dark band of the indicators. */
export function Coverage() {
  const { t, i18n } = useTranslation('functionalTesting');
  const words = t('coverage.items', { returnObjects: true });
  const levels = figures.functionalTesting.coverage.map(({ key, value }) => ({
    value,
    ...entryOf(words, key, 'functionalTesting.json: coverage.items'),
  }));
  return (
    <>
      <p className="mt-14 mb-5 max-w-measure text-lg text-muted-dark">{t('coverage.lead')}</p>
      <ul className="border-t border-line-dark">
        {levels.map(({ value, title, description }) => (
          <li
            key={title}
            className="grid items-center gap-x-8 gap-y-3 border-b border-line-dark py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
          >
            <h3 className="flex items-baseline gap-4 text-h4 @max-[20rem]:block">
              {/* A space that does not collapse, as in `Measures.tsx`: a flexible box drops another one. */}
              <span className="min-w-28 text-h2 font-bold text-lime">
                {`${formatNumber(value / 100, i18n.language, { style: 'percent' })}\u00a0`}
              </span>
              {title}
            </h3>
            <div>
              <svg
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-2 w-full rtl:-scale-x-100"
              >
                <path className="fill-line-dark" d="M0 0h100v2H0z" />
                <path className="fill-lime" d={`M0 0h${value}v2H0z`} />
              </svg>
              <p className="mt-2 text-muted-dark">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
