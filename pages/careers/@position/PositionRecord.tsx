import { useTranslation } from 'react-i18next';
import { ExampleStamp } from '../../../components/sections/ExampleStamp.tsx';
import { RecordSheet } from '../../../components/sections/RecordSheet.tsx';
import type { Position } from '../../../content/positions.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';
import { positionFacts } from '../positionFacts.ts';

/** The picture of the page: the facts of the position as a test record. */
export function PositionRecord({ position }: { position: Position }) {
  const { t, i18n } = useTranslation(['positions', 'careers', 'common']);
  const isExample = position.source === 'example';
  const date = (day: string) => formatDate(day, i18n.language);
  return (
    <RecordSheet
      title={t('positions:labels.record')}
      label={t('positions:labels.record') + (isExample ? t('common:exampleAfterTitle') : '')}
      stamp={isExample && <ExampleStamp />}
      rows={positionFacts(t, position, i18n.language).map(({ label, value }) => ({ term: label, value }))}
      rowsClassName="font-sans text-sm"
      termClassName="mono-label"
      className="max-w-[30rem] text-xs lg:rotate-1"
    >
      <div className="px-5 pt-2 pb-4 text-muted">
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
    </RecordSheet>
  );
}
