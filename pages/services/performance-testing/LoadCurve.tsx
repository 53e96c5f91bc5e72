import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { isExample } from '../../../content/sources.ts';

// The nominal load, the stress step and the threshold of response time are facts. All other numbers are those of an invented run, which the
// sheet marks as an example; `picture` of the words describes it.
const { loadProfile, indicators } = figures.performanceTesting;
const nominal = entryOf(loadProfile, 'nominal', 'figures.json: loadProfile').value;
const stress = entryOf(loadProfile, 'stress', 'figures.json: loadProfile').value;
const thresholdSeconds = entryOf(indicators, 'responseTime', 'figures.json: indicators').value;

/** The steps of the run's load: the minute each begins, and its height in percent of nominal load. The drawing marks the stress step, from 75 to 95. */
const steps = [
  [0, 25],
  [8, 50],
  [16, 75],
  [24, nominal],
  [60, 125],
  [75, stress],
  [95, nominal],
] as const;

/**
 * The 95th percentile of response time as `minute seconds` pairs: before it crosses the threshold, above it (drawn in the colour of alert),
 * and after. Each part starts where the one before ends.
 */
const before =
  '0 .6,5 .64,10 .7,15 .73,20 .82,25 .95,30 1.04,36 .98,42 1.03,48 .99,54 1.04,60 1.03,62 1.36,65 1.52,70 1.5,75 1.56,77 2';
const above = '77 2,79 2.9,82 3.4,86 3.6,90 3.5,95 3.72,96 3,97 2';
const after = '97 2,99 1.2,102 1.02,108 1.05,114 .99,120 1.01';

const end = 120;
const x = (minute: number) => 40 + minute * 2.85;
const loadY = (percent: number) => 128 - percent * 0.64;
const responseY = (seconds: number) => 246 - seconds * 22;

/** The outline of the load, from step to step. */
const stairs = `${steps.map(([minute, percent]) => `H${x(minute)}V${loadY(percent)}`).join('')}H${x(end)}`;

/** @returns the `points` of a polyline through samples of response time */
function curve(samples: string): string {
  return samples
    .split(',')
    .map((sample) => sample.split(' ').map(Number))
    .map(([minute = 0, seconds = 0]) => `${x(minute).toFixed(1)},${responseY(seconds).toFixed(1)}`)
    .join(' ');
}

/** The picture of the page: load and response time of a stress test, at the same second, with the stress step. */
export function LoadCurve() {
  const { t } = useTranslation('performanceTesting');
  return (
    <Sheet
      description={t('picture.description')}
      title={t('picture.title')}
      example={isExample('performanceTesting:picture')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: steps.map((step) => step.map(String)),
      }}
    >
      <MeasuredDrawing width={400} height={284} className="text-muted">
        <path className="fill-lime" fillOpacity=".3" d={`M${x(75)} 24H${x(95)}V246H${x(75)}z`} />
        <path
          className="stroke-line"
          d={[0, nominal / 2, nominal, stress].map((percent) => `M40 ${loadY(percent)}H${x(end)}`).join('')}
        />
        <path
          className="stroke-line"
          d={[1, 2, 3, 4].map((seconds) => `M40 ${responseY(seconds)}H${x(end)}`).join('')}
        />
        {[nominal / 2, nominal, stress].map((percent) => (
          <DrawingLabel key={percent} x={34} y={loadY(percent) + 4} textAnchor="end">
            {percent}
          </DrawingLabel>
        ))}
        {[2, 4].map((seconds) => (
          <DrawingLabel key={seconds} x={34} y={responseY(seconds) + 4} textAnchor="end">
            {seconds}
          </DrawingLabel>
        ))}
        <DrawingLabel x={40} y={18}>
          {t('picture.load')}
        </DrawingLabel>
        <DrawingLabel x={40} y={150}>
          {t('picture.response')}
        </DrawingLabel>
        <path className="fill-proof" fillOpacity=".12" d={`M40 ${loadY(0)}${stairs}V${loadY(0)}z`} />
        <path className="fill-none stroke-proof stroke-2" d={`M40 ${loadY(0)}${stairs}`} />
        <DrawingLabel x={x(76)} y={18} className="fill-ink font-bold">
          {t('picture.step')}
        </DrawingLabel>
        <path
          className="stroke-alert"
          strokeDasharray="4 4"
          d={`M40 ${responseY(thresholdSeconds)}H${x(end)}`}
        />
        <DrawingLabel x={44} y={responseY(thresholdSeconds) - 6} className="fill-alert">
          {t('picture.threshold')}
        </DrawingLabel>
        <g className="fill-none stroke-ink stroke-2" strokeLinejoin="round">
          <polyline points={curve(before)} />
          <polyline points={curve(above)} className="stroke-alert" />
          <polyline points={curve(after)} />
        </g>
        <circle cx={x(77)} cy={responseY(2)} r="5" className="fill-card stroke-alert stroke-2" />
        <DrawingLabel x={x(74)} y={responseY(2.75)} textAnchor="end" className="fill-ink">
          {t('picture.crossed')}
        </DrawingLabel>
        <path className="stroke-ink" d={`M40 ${responseY(0)}H${x(end)}M40 128H${x(end)}`} />
        <path
          className="stroke-ink"
          d={Array.from({ length: 13 }, (_, index) => `M${x(index * 10)} 246v${index % 3 ? 4 : 8}`).join('')}
        />
        {[0, 30, 60, 90].map((minute) => (
          <DrawingLabel key={minute} x={x(minute)} y={270} textAnchor="middle">
            {minute}
          </DrawingLabel>
        ))}
        <DrawingLabel x={x(end)} y={270} textAnchor="end">
          {t('picture.end')}
        </DrawingLabel>
      </MeasuredDrawing>
    </Sheet>
  );
}
