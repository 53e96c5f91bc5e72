import { useTranslation } from 'react-i18next';
import { Tick } from '../../components/ui/Tick.tsx';

/** Where each event stands on the scale: the ruler has a row for every hour. */
const places = [
  { hour: 0, row: 'row-start-1' },
  { hour: 3, row: 'row-start-4' },
  { hour: 8, row: 'row-start-9' },
  { hour: 20, row: 'row-start-21' },
] as const;

interface ReplyTimelineProps {
  /** What the picture says. */
  description: string;
  /** How many events have happened. */
  reached: number;
}

/** The picture of the contact page: twenty-four hours to scale, what happens to a request, and the limit. */
export function ReplyTimeline({ description, reached }: ReplyTimelineProps) {
  const { t } = useTranslation('contact');
  const events = t('timeline.events', { returnObjects: true });
  return (
    <div
      role="img"
      aria-label={description}
      className="mx-auto w-full max-w-[29rem] rounded-panel border border-line bg-card font-mono text-xs shadow-sheet sm:text-[0.85rem]"
    >
      <p className="flex justify-between gap-4 border-b border-line px-5 py-4 text-muted">
        <span>{t('timeline.title')}</span>
        <span>{t('timeline.unit')}</span>
      </p>
      <div className="grid grid-cols-[2.75rem_1.5rem_minmax(0,1fr)] grid-rows-[repeat(25,0.875rem)] px-5 pt-5 pb-3">
        <div className="ruler col-start-2 row-span-full border-s border-ink" />
        {places.map(({ hour, row }, index) => (
          <div key={hour} className={`col-span-full grid grid-cols-subgrid ${row}`}>
            <span className="-translate-y-[0.75em] self-start text-muted">
              {t('timeline.hour', { hour })}
            </span>
            <span className="border-t-2 border-proof" />
            <span className="flex -translate-y-3 items-start gap-2.5 ps-3">
              {index < reached ? (
                <Tick className="mt-0.5 size-[1.1rem]" />
              ) : (
                <span className="mt-0.5 size-[1.1rem] shrink-0 rounded-full border border-line-strong bg-card" />
              )}
              <span className={index < reached ? '' : 'text-muted'}>{events[index]}</span>
            </span>
          </div>
        ))}
        <div className="col-span-full row-start-25 grid grid-cols-subgrid">
          <span className="-translate-y-[0.75em] self-start font-bold">
            {t('timeline.hour', { hour: 24 })}
          </span>
          <span className="col-span-2 border-t-2 border-dashed border-alert">
            <span className="float-end -translate-y-6 font-bold text-alert">{t('timeline.limit')}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
