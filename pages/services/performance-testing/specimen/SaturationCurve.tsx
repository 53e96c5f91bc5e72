import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../../components/sections/Sheet.tsx';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

const { steps, saturationUsers, thresholdSeconds, stepMinutes } = loadReport;
const least = steps[0]?.users ?? 0;
const most = steps.at(-1)?.users ?? 0;
const throughput = Math.max(...steps.map((step) => step.throughput));
const worst = Math.max(...steps.map((step) => step.p95));

/** Both curves share the scale of users, and each has a band of its own: throughput has one unit for a transaction per second. */
const x = (users: number) => 40 + ((users - least) / (most - least)) * 344;
const throughputY = (value: number) => 138 - value;
const responseY = (seconds: number) => 296 - seconds * 20;

/** The drawing of the report: throughput levels off where response time climbs. The values of its lines suit those of `loadReport.json`. */
export function SaturationCurve() {
  const { t, i18n } = useTranslation('specimens');
  const number = (value: number) => formatNumber(value, i18n.language);
  const threshold = number(thresholdSeconds);
  return (
    <Sheet
      description={t('loadReport.curve.description', {
        from: number(least),
        to: number(most),
        throughput,
        threshold,
        saturation: number(saturationUsers),
        worst: number(worst),
      })}
      title={t('loadReport.curve.sheet', { minutes: stepMinutes })}
      example
    >
      <MeasuredDrawing width={400} height={350} className="text-muted">
        <path
          className="fill-lime"
          fillOpacity=".3"
          d={`M${x(saturationUsers)} 30H${x(most)}V296H${x(saturationUsers)}z`}
        />
        <path
          className="stroke-line"
          d={[
            ...[50, 100].map((value) => `M40 ${throughputY(value)}H${x(most)}`),
            ...[2, 4, 6].map((seconds) => `M40 ${responseY(seconds)}H${x(most)}`),
          ].join('')}
        />
        {[50, 100].map((value) => (
          <DrawingLabel key={value} x={34} y={throughputY(value) + 4} textAnchor="end">
            {value}
          </DrawingLabel>
        ))}
        {[2, 4, 6].map((seconds) => (
          <DrawingLabel key={seconds} x={34} y={responseY(seconds) + 4} textAnchor="end">
            {seconds}
          </DrawingLabel>
        ))}
        <DrawingLabel x={40} y={20}>
          {t('loadReport.curve.throughput')}
        </DrawingLabel>
        <DrawingLabel x={40} y={166}>
          {t('loadReport.curve.response')}
        </DrawingLabel>
        <path
          className="stroke-alert"
          strokeDasharray="4 4"
          d={`M40 ${responseY(thresholdSeconds)}H${x(most)}`}
        />
        <DrawingLabel x={44} y={responseY(thresholdSeconds) - 6} className="fill-alert">
          {t('loadReport.curve.threshold', { threshold })}
        </DrawingLabel>
        <g className="fill-none stroke-2" strokeLinejoin="round">
          <polyline
            className="stroke-proof"
            points={steps.map((step) => `${x(step.users)},${throughputY(step.throughput)}`).join(' ')}
          />
          <polyline
            className="stroke-ink"
            points={steps.map((step) => `${x(step.users)},${responseY(step.p95)}`).join(' ')}
          />
        </g>
        {steps.map((step) => (
          <g key={step.users}>
            <circle className="fill-proof" cx={x(step.users)} cy={throughputY(step.throughput)} r="3.5" />
            <circle className="fill-ink" cx={x(step.users)} cy={responseY(step.p95)} r="3.5" />
          </g>
        ))}
        <DrawingLabel
          x={x(saturationUsers) - 6}
          y={responseY(4) + 16}
          textAnchor="end"
          className="fill-ink font-bold"
        >
          {t('loadReport.curve.saturation')}
        </DrawingLabel>
        <path className="stroke-ink" d={`M40 138H${x(most)}M40 296H${x(most)}`} />
        <path className="stroke-ink" d={steps.map((step) => `M${x(step.users)} 296v6`).join('')} />
        {steps.map(({ users }) => (
          <DrawingLabel key={users} x={x(users)} y={318} textAnchor={users === most ? 'end' : 'middle'}>
            {number(users)}
          </DrawingLabel>
        ))}
        <DrawingLabel x={x(most)} y={338} textAnchor="end">
          {t('loadReport.curve.users')}
        </DrawingLabel>
      </MeasuredDrawing>
    </Sheet>
  );
}
