import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../components/sections/DrawingLabel.tsx';
import { HorizontalAxis } from '../../../components/sections/HorizontalAxis.tsx';
import { MeasuredDrawing } from '../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { VerticalAxis } from '../../../components/sections/VerticalAxis.tsx';
import { drawings } from '../../../content/drawings.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { isExample } from '../../../content/sources.ts';
import { formatNumber } from '../../../renderer/i18n/format.ts';

const { steps, sampleMinutes, p95Seconds } = drawings.stressTest;
const { value: threshold } = entryOf(
  figures.performanceTesting.indicators,
  'responseTime',
  'figures.json: performanceTesting.indicators',
);
const end = (p95Seconds.length - 1) * sampleMinutes;
const most = Math.max(...steps.map(({ percent }) => percent));

const x = scaleLinear().domain([0, end]).rangeRound([40, 382]);
const load = scaleLinear().domain([0, most]).rangeRound([128, 32]);
const seconds = scaleLinear()
  .domain([0, Math.max(...p95Seconds)])
  .nice(4)
  .rangeRound([246, 158]);

/** Each step with the minute at which it ends, and with the worst response time in it. */
const loads = steps.map(({ minute, percent }, index) => {
  const until = steps[index + 1]?.minute ?? end;
  const worst = Math.max(
    ...p95Seconds.slice(Math.ceil(minute / sampleMinutes) + 1, until / sampleMinutes + 1),
  );
  return { minute, until, percent, worst };
});
const stressStep = loads.find(({ percent }) => percent === most);
/** The step after it, and how long the response time takes to come back under the threshold there. */
const next = loads.find(({ minute }) => minute === stressStep?.until);
const recovered = p95Seconds.findIndex(
  (p95, sample) => p95 < threshold && sample * sampleMinutes > (next?.minute ?? 0),
);

/** The first measurement above the threshold, and where the line to it crosses the threshold. */
const above = p95Seconds.findIndex((p95) => p95 > threshold);
const [before = 0, after = 0] = p95Seconds.slice(above - 1);
const crossed = (above - 1 + (threshold - before) / (after - before)) * sampleMinutes;

const ends = [...loads, { minute: end, percent: loads.at(-1)?.percent ?? 0 }];
const outline = line<(typeof ends)[number]>(
  ({ minute }) => x(minute),
  ({ percent }) => load(percent),
).curve(curveStepAfter);
const filled = area<(typeof ends)[number]>(
  ({ minute }) => x(minute),
  load(0),
  ({ percent }) => load(percent),
).curve(curveStepAfter);
const response =
  line<number>(
    (_, sample) => x(sample * sampleMinutes),
    (p95) => seconds(p95),
  )(p95Seconds) ?? '';

/** The picture of the page: load and response time of a stress test, at the same minute. */
export function LoadCurve() {
  const { t, i18n } = useTranslation('performanceTesting');
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Sheet
      description={t('picture.description', {
        minutes: end,
        crossed: Math.round(crossed),
        recovery: recovered * sampleMinutes - (next?.minute ?? 0),
      })}
      title={t('picture.title')}
      example={isExample('performanceTesting:picture')}
      data={{
        columns: [t('picture.minute'), t('picture.load'), t('picture.response')],
        rows: loads.map(({ minute, percent, worst }) => [minute, percent, worst].map(number)),
      }}
    >
      <MeasuredDrawing width={400} height={284} className="text-muted">
        {stressStep && (
          <rect
            className="fill-lime"
            fillOpacity=".3"
            x={x(stressStep.minute)}
            y="24"
            width={x(stressStep.until) - x(stressStep.minute)}
            height="222"
          />
        )}
        <VerticalAxis x={x} y={load} intervals={3} title={t('picture.load')} />
        <path className="fill-proof" fillOpacity=".12" d={filled(ends) ?? ''} />
        <path className="stroke-proof stroke-2" d={outline(ends) ?? ''} />
        <DrawingLabel x={x(stressStep?.minute ?? 0) + 2} y={20} className="fill-ink font-bold">
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
        {/* The same line, of which only what is above the threshold is seen. */}
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
      </MeasuredDrawing>
    </Sheet>
  );
}
