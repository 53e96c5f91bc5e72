import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { Drawing, DrawingLabel, HorizontalAxis } from '../../../components/sections/Drawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { drawings } from '../../../content/drawings.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { isExample } from '../../../content/sources.ts';
import { formatQuantity } from '../../../renderer/i18n/format.ts';

const { pipeline } = drawings;
/** The minute at which the pipeline ends. */
const end = Math.max(...pipeline.flatMap(({ ends }) => ends));
const x = scaleLinear().domain([0, end]).rangeRound([12, 386]);

/** How many times faster automated tests are. The page states this figure, so the last two bars of the drawing have this ratio. */
const { value: timesFaster } = entryOf(
  figures.automatedTesting.indicators,
  'speed',
  'figures.json: automatedTesting.indicators',
);

/** The kinds of tests. A kind runs in one lane or in parallel lanes. `ends` contains the minute at which each lane ends. */
const kinds = positionedKinds();
const bottom = kinds.at(-1)?.bottom ?? 0;
const bar = (from: number, to: number, y: number, height: number) => `M${from} ${y}H${to}v${height}H${from}z`;

/** The illustration of the page: a run of the test pipeline on a time scale. Two bars below compare it with manual tests. */
export function Pipeline() {
  const { t, i18n } = useTranslation('automatedTesting');
  const titles = t('picture.lanes', { returnObjects: true });
  const titleOf = (key: string) => entryOf(titles, key, 'automatedTesting.json: picture.lanes');
  const hours = (minutes: number) => formatQuantity(minutes / 60, 'hour', i18n.language);
  const times = [
    { key: 'automated', text: hours(end), length: (x(end) - x(0)) / timesFaster, className: 'fill-accent' },
    { key: 'manual', text: hours(end * timesFaster), length: x(end) - x(0), className: 'fill-line-strong' },
  ] as const;
  return (
    <Sheet
      description={t('picture.description', { minutes: end, hours: hours(end * timesFaster) })}
      title={t('picture.title')}
      example={isExample('automatedTesting:picture')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: pipeline.map(({ key, start, ends }) => [titleOf(key), String(start), ends.join(', ')]),
      }}
    >
      <Drawing width={400} height={bottom + 126}>
        <HorizontalAxis
          x={x}
          values={[0, 1, 2, 3].map((third) => (third * end) / 3)}
          top={10}
          bottom={bottom + 8}
          write={(minute) => (minute === end ? t('picture.end', { minutes: end }) : String(minute))}
        />
        <path className="stroke-ink" d={`M${x(0)} ${bottom + 8}H${x(end)}`} />
        {kinds.map(({ key, start, ends, top }) => (
          <g key={key}>
            <path
              className="fill-accent"
              d={ends.map((each, lane) => bar(x(start), x(each), top + lane * 16, 12)).join('')}
            />
            {/* The name of a kind is above its parallel lanes. If the kind has a single lane, its name follows the bar. */}
            <DrawingLabel
              x={ends.length > 1 ? x(start) : x(ends[0] ?? 0) + 8}
              y={ends.length > 1 ? top - 7 : top + 10}
            >
              {titleOf(key)}
            </DrawingLabel>
          </g>
        ))}
        <circle cx={x(end)} cy={bottom - 4} r="11" className="fill-lime stroke-ink stroke-2" />
        <path className="stroke-band stroke-2" d={`m${x(end) - 5} ${bottom - 4} 4 4 6-7`} />
        <DrawingLabel x={x(end) - 16} y={bottom} textAnchor="end" className="font-bold">
          {t('picture.verdict')}
        </DrawingLabel>
        {times.map(({ key, text, length, className }, row) => (
          <g key={key}>
            <DrawingLabel x={x(0)} y={bottom + 60 + row * 40}>
              {t(`picture.${key}`)}
            </DrawingLabel>
            <DrawingLabel x={x(end)} y={bottom + 60 + row * 40} textAnchor="end" className="font-bold">
              {text}
            </DrawingLabel>
            <path className={className} d={bar(x(0), x(0) + length, bottom + 67 + row * 40, 8)} />
          </g>
        ))}
      </Drawing>
    </Sheet>
  );
}

/** @returns the kinds of tests with their y positions; above parallel lanes, there is space for the name of the kind */
function positionedKinds() {
  let bottom = 16;
  return pipeline.map((kind) => {
    const top = bottom + (kind.ends.length > 1 ? 16 : 0);
    bottom = top + kind.ends.length * 16 + 8;
    return { ...kind, top, bottom };
  });
}
