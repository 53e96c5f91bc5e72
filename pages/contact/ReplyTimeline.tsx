import { useTranslation } from 'react-i18next';
import { Verdict } from '../../components/ui/Verdict.tsx';

/**
 * The rows of the events (`timeline.events`). The ruler has a line for each of the 24 hours within which a reply is promised
 * (`replyTime` in `content/promises.json`), and row 25 is the limit. Only the limit is promised: the events stand at equal
 * distances, which tell their order and no hour.
 */
const rows = ['row-start-1', 'row-start-7', 'row-start-13', 'row-start-19'] as const;

/**
 * The picture of the contact page: what happens to a request, and the time within which a reply is promised.
 * The height of a row, 0.875rem, is also the distance between the lines of `hour-ruler`
 * (`components/styles/motifs.css`).
 *
 * @param reached how many events have happened: they are ticked off
 */
export function ReplyTimeline({ reached }: { reached: number }) {
  const { t } = useTranslation('contact');
  const events = t('timeline.events', { returnObjects: true });
  return (
    <figure className="mx-auto w-full max-w-[29rem] rounded-panel border border-line bg-card font-mono text-xs shadow-sheet sm:text-[0.85rem]">
      <figcaption className="flex justify-between gap-4 border-b border-line px-5 py-4 text-muted">
        <span>{t('timeline.title')}</span>
        <span>{t('timeline.unit')}</span>
      </figcaption>
      <div className="relative px-5 pt-5 pb-3">
        <div className="hour-ruler absolute start-16 top-5 bottom-3 w-6 border-s border-ink @max-[20rem]:hidden" />
        <ol className="grid grid-cols-[2.75rem_1.5rem_minmax(0,1fr)] grid-rows-[repeat(25,0.875rem)] @max-[20rem]:block">
          {rows.map((row, index) => (
            <li key={row} className={`relative col-span-full grid grid-cols-subgrid ${row}`}>
              <span className="col-start-2 border-t-2 border-proof" />
              <span className="flex -translate-y-3 items-start @max-[20rem]:translate-y-0 gap-2.5 ps-3">
                {index < reached ? (
                  <Verdict result="passed" className="mt-0.5 size-[1.1rem]" />
                ) : (
                  <span className="mt-0.5 size-[1.1rem] shrink-0 rounded-full border border-line-strong" />
                )}
                {events[index]}
              </span>
            </li>
          ))}
          <li className="relative col-span-full row-start-25 grid grid-cols-subgrid">
            <span className="-translate-y-[0.75em] self-start justify-self-end pe-1 @max-[20rem]:translate-y-0 font-bold whitespace-nowrap">
              {t('timeline.reply')}
            </span>
            <span className="col-span-2 border-t-2 border-dashed border-alert">
              <span className="float-end -translate-y-6 font-bold @max-[20rem]:translate-y-0 text-alert">
                {t('timeline.limit')}
              </span>
            </span>
          </li>
        </ol>
      </div>
    </figure>
  );
}
