import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import {
  Drawing,
  DrawingLabel,
  HorizontalAxis,
  VerticalAxis,
} from '../../../../components/sections/Drawing.tsx';
import { Sheet } from '../../../../components/sections/Sheet.tsx';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

const { steps, saturationUsers, thresholdSeconds, stepMinutes } = loadReport;
const loads = steps.map(({ users }) => users);
const min = Math.min(...loads);
const max = Math.max(...loads);
const throughput = Math.max(...steps.map((step) => step.throughput));
const worst = Math.max(...steps.map(({ p95 }) => p95));

const x = scaleLinear().domain([min, max]).rangeRound([40, 384]);
const perSecond = scaleLinear().domain([0, throughput]).nice(2).rangeRound([138, 38]);
const seconds = scaleLinear().domain([0, worst]).nice(3).rangeRound([296, 178]);

/** The two curves of the drawing, each on the scale of its own axis. */
const curves = [
  { colour: 'accent', points: steps.map((step) => [x(step.users), perSecond(step.throughput)] as const) },
  { colour: 'ink', points: steps.map((step) => [x(step.users), seconds(step.p95)] as const) },
] as const;
const pathOf = line<readonly [number, number]>();

/** The drawing of the report. It shows that the response time rises when the throughput stops growing. */
export function SaturationCurve() {
  const { t, i18n } = useTranslation('specimens');
  const number = (value: number) => formatNumber(value, i18n.language);
  const threshold = number(thresholdSeconds);
  return (
    <Sheet
      description={t('loadReport.curve.description', {
        from: number(min),
        to: number(max),
        throughput: number(throughput),
        threshold,
        saturation: number(saturationUsers),
        worst: number(worst),
      })}
      title={t('loadReport.curve.sheet', { minutes: stepMinutes })}
      example
    >
      <Drawing width={400} height={344} className="text-muted">
        <path
          className="fill-lime"
          fillOpacity=".3"
          d={`M${x(saturationUsers)} 30H${x(max)}V296H${x(saturationUsers)}z`}
        />
        <VerticalAxis x={x} y={perSecond} intervals={2} title={t('loadReport.curve.throughput')} />
        <VerticalAxis
          x={x}
          y={seconds}
          intervals={3}
          title={t('loadReport.curve.response')}
          threshold={{ value: thresholdSeconds, label: t('loadReport.curve.threshold', { threshold }) }}
        />
        {curves.map(({ colour, points }) => (
          <g key={colour} className={colour === 'accent' ? 'text-accent' : 'text-ink'}>
            <path className="stroke-current stroke-2" strokeLinejoin="round" d={pathOf(points) ?? ''} />
            {points.map(([cx, cy]) => (
              <circle key={cx} className="fill-current" cx={cx} cy={cy} r="3.5" />
            ))}
          </g>
        ))}
        <DrawingLabel
          x={x(saturationUsers) - 6}
          y={seconds(4) + 16}
          textAnchor="end"
          className="fill-ink font-bold"
        >
          {t('loadReport.curve.saturation')}
        </DrawingLabel>
        <HorizontalAxis x={x} values={loads} bottom={296} write={number} />
        <DrawingLabel x={x(max)} y={338} textAnchor="end">
          {t('loadReport.curve.users')}
        </DrawingLabel>
      </Drawing>
    </Sheet>
  );
}
