import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import {
  Drawing,
  DrawingLabel,
  HorizontalAxis,
  VerticalAxis,
} from '../../../components/sections/Drawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { drawings } from '../../../content/drawings.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { isExample } from '../../../content/sources.ts';
import { formatNumber } from '../../../renderer/i18n/format.ts';

const { steps, sampleMinutes } = drawings.stressTest;
const { value: threshold } = entryOf(
  figures.performanceTesting.indicators,
  'responseTime',
  'figures.json: performanceTesting.indicators',
);
const p95 = steps.flatMap((step) => step.p95);
const end = p95.length * sampleMinutes;
const max = Math.max(...steps.map(({ percent }) => percent));

const x = scaleLinear().domain([0, end]).rangeRound([40, 382]);
const load = scaleLinear().domain([0, max]).rangeRound([128, 32]);
const seconds = scaleLinear()
  .domain([0, Math.max(...p95)])
  .nice(4)
  .rangeRound([246, 158]);

/** The minute at which each step begins. The last item is the minute at which the test ends. */
const minutes = Array.from(
  { length: steps.length + 1 },
  (_, index) => steps.slice(0, index).flatMap((step) => step.p95).length * sampleMinutes,
);
/** The step with the highest load, and the minutes at which it begins and ends. */
const stressed = steps.findIndex(({ percent }) => percent === max);
const [from = 0, until = end] = minutes.slice(stressed);
/** The number of measurements after the stress step until the response time is below the threshold again. */
const recovery = (steps[stressed + 1]?.p95.findIndex((value) => value < threshold) ?? 0) + 1;

/** The index of the first measurement above the threshold. */
const above = p95.findIndex((value) => value > threshold);
const [before = 0, after = 0] = p95.slice(above - 1);
/** The minute at which the line between the two measurements crosses the threshold. A measurement is at the end of its interval. */
const crossed = (above + (threshold - before) / (after - before)) * sampleMinutes;

// The last load is repeated, because the end of the last step is a point of the line too.
const percents = [...steps, ...steps.slice(-1)].map(({ percent }) => percent);
const xOfStep = (_: number, index: number) => x(minutes[index] ?? end);
const outline = line<number>(xOfStep, load).curve(curveStepAfter)(percents) ?? '';
const response = line<number>((_, sample) => x((sample + 1) * sampleMinutes), seconds)(p95) ?? '';

/** The illustration of the page: the load and the response time of a stress test on one time axis. */
export function LoadCurve() {
  const { t, i18n } = useTranslation('performanceTesting');
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Sheet
      description={t('picture.description', {
        minutes: end,
        crossed: Math.round(crossed),
        recovery: recovery * sampleMinutes,
      })}
      title={t('picture.title')}
      example={isExample('performanceTesting:picture')}
      data={{
        columns: [t('picture.minute'), t('picture.load'), t('picture.response')],
        rows: steps.map((step, index) =>
          [minutes[index] ?? 0, step.percent, Math.max(...step.p95)].map(number),
        ),
      }}
    >
      <Drawing width={400} height={284} className="text-muted">
        <path className="fill-lime" fillOpacity=".3" d={`M${x(from)} 24H${x(until)}V246H${x(from)}z`} />
        <VerticalAxis x={x} y={load} intervals={3} title={t('picture.load')} />
        <path className="fill-accent" fillOpacity=".12" d={`${outline}V${load(0)}H${x(0)}z`} />
        <path className="stroke-accent stroke-2" d={outline} />
        <DrawingLabel x={x(from) + 2} y={20} className="fill-ink font-bold">
          {t('picture.step')}
        </DrawingLabel>
        <VerticalAxis
          x={x}
          y={seconds}
          intervals={4}
          title={t('picture.response')}
          threshold={{ value: threshold, label: t('picture.threshold') }}
        />
        <path className="stroke-ink stroke-2" strokeLinejoin="round" d={response} />
        {/* The nested `svg` clips the same line, so that only the part above the threshold has the alert colour. */}
        <svg height={seconds(threshold)} aria-hidden="true">
          <path className="stroke-alert stroke-2" strokeLinejoin="round" d={response} />
        </svg>
        <circle cx={x(crossed)} cy={seconds(threshold)} r="5" className="fill-card stroke-alert stroke-2" />
        <DrawingLabel x={x(crossed) - 8} y={seconds(2.75)} textAnchor="end" className="fill-ink">
          {t('picture.crossed')}
        </DrawingLabel>
        <HorizontalAxis
          x={x}
          values={[0, 1, 2, 3, 4].map((quarter) => (quarter * end) / 4)}
          bottom={246}
          write={(minute) => (minute === end ? t('picture.end', { minutes: end }) : String(minute))}
        />
      </Drawing>
    </Sheet>
  );
}
