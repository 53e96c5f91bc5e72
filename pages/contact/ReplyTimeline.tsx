import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { commitments } from '../../content/commitments.ts';

const { value: hours } = commitments.answers.replyTime;
/** A ruler with a line for each hour of the promised reply time. Its height (21rem) is that of the four rows of events (5.25rem each). */
const ruler = scaleLinear()
  .domain([0, hours])
  .ticks(hours)
  .map((hour) => `M0 ${hour}h1`)
  .join('');

/**
 * The illustration of the contact page: what happens to a request until the reply, and the time limit of the reply. The events have equal
 * distances, because only the time limit is a commitment. The first `reached` events have a tick: all four on the contact page, and the
 * first one after the form was submitted.
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
        <svg
          viewBox={`0 0 1 ${hours}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute start-18 top-5 h-[21rem] w-6 border-s border-ink stroke-line-strong @max-[20rem]:hidden"
        >
          <path vectorEffect="non-scaling-stroke" d={ruler} />
        </svg>
        <ol className="grid grid-rows-[repeat(4,5.25rem)] grid-cols-[3.25rem_1.5rem_minmax(0,1fr)] @max-[20rem]:block">
          {events.map((event, index) => (
            <li key={event} className="relative col-span-full grid grid-cols-subgrid">
              <span className="col-start-2 border-t-2 border-accent" />
              <span className="flex -translate-y-3 items-start @max-[20rem]:translate-y-0 gap-2.5 ps-3">
                {index < reached ? (
                  <Verdict result="passed" className="mt-0.5 size-[1.1rem]" />
                ) : (
                  <span className="mt-0.5 size-[1.1rem] shrink-0 rounded-full border border-line-strong" />
                )}
                {event}
              </span>
            </li>
          ))}
          <li className="relative col-span-full grid h-4 grid-cols-subgrid">
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
