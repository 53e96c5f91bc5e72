import { useTranslation } from 'react-i18next';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../../components/sections/Sheet.tsx';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../locales/format.ts';

const { steps, saturationUsers, thresholdSeconds, stepMinutes } = loadReport;
const least = steps[0]?.users ?? 0;
const most = steps.at(-1)?.users ?? 0;
const throughput = Math.max(...steps.map((step) => step.throughput));
const worst = Math.max(...steps.map((step) => step.p95));

/** Both curves share the scale of users; each has a band of its own. */
const x = (users: number) => 40 + ((users - least) / (most - least)) * 344;
const throughputY = (value: number) => 138 - value;
const responseY = (seconds: number) => 296 - seconds * 20;

/** The report's own drawing: throughput levels off where response time climbs. */
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
      <MeasuredDrawing width={400} height={350} className="fill-muted">
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
        <g textAnchor="end">
          {[50, 100].map((value) => (
            <text key={value} x="34" y={throughputY(value) + 4}>
              {value}
            </text>
          ))}
          {[2, 4, 6].map((seconds) => (
            <text key={seconds} x="34" y={responseY(seconds) + 4}>
              {seconds}
            </text>
          ))}
        </g>
        <text x="40" y="20">
          {t('loadReport.curve.throughput')}
        </text>
        <text x="40" y="166">
          {t('loadReport.curve.response')}
        </text>
        <path
          className="stroke-alert"
          strokeDasharray="4 4"
          d={`M40 ${responseY(thresholdSeconds)}H${x(most)}`}
        />
        <text x="44" y={responseY(thresholdSeconds) - 6} className="fill-alert">
          {t('loadReport.curve.threshold', { threshold })}
        </text>
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
        <text
          x={x(saturationUsers) - 6}
          y={responseY(4) + 16}
          textAnchor="end"
          className="fill-ink font-bold"
        >
          {t('loadReport.curve.saturation')}
        </text>
        <path className="stroke-ink" d={`M40 138H${x(most)}M40 296H${x(most)}`} />
        <path className="stroke-ink" d={steps.map((step) => `M${x(step.users)} 296v6`).join('')} />
        <g textAnchor="middle">
          {steps.slice(0, -1).map((step) => (
            <text key={step.users} x={x(step.users)} y="318">
              {number(step.users)}
            </text>
          ))}
        </g>
        <text x={x(most)} y="318" textAnchor="end">
          {number(most)}
        </text>
        <text x={x(most)} y="338" textAnchor="end">
          {t('loadReport.curve.users')}
        </text>
      </MeasuredDrawing>
    </Sheet>
  );
}
