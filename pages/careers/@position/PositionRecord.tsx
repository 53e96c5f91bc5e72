import { useTranslation } from 'react-i18next';
import { ExampleStamp } from '../../../components/sections/ExampleStamp.tsx';
import type { Position } from '../../../content/positions.ts';
import { formatDate } from '../../../locales/format.ts';
import { positionFacts } from '../positionFacts.ts';

/** The picture of the page: what is sure of the position, as a sheet of the record. */
export function PositionRecord({ position }: { position: Position }) {
  const { t, i18n } = useTranslation(['positions', 'careers']);
  const date = (day: string) => formatDate(day, i18n.language);
  return (
    <figure
      aria-label={t('positions:labels.record')}
      className="mx-auto w-full max-w-[30rem] rounded-panel border border-line bg-card shadow-sheet lg:rotate-1"
    >
      <div className="flex items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3.5 font-mono text-xs text-muted max-[20rem]:flex-wrap">
        {t('positions:labels.record')}
        {position.source === 'example' && <ExampleStamp />}
      </div>
      <dl className="px-5 py-1.5 text-sm">
        {positionFacts(t, position).map(({ label, value }) => (
          <div
            key={label}
            className="flex justify-between gap-6 border-b border-dashed border-line py-3 max-[20rem]:flex-wrap"
          >
            <dt className="mono-label shrink-0">{label}</dt>
            <dd className="min-w-0 text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="px-5 pt-2 pb-4 font-mono text-xs text-muted">
        <p>
          <time dateTime={position.datePosted}>
            {t('careers:positions.labels.posted', { date: date(position.datePosted) })}
          </time>
        </p>
        <p>
          <time dateTime={position.validThrough}>
            {t('careers:positions.labels.validUntil', { date: date(position.validThrough) })}
          </time>
        </p>
      </div>
    </figure>
  );
}
