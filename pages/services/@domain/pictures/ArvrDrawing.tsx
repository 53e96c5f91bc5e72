import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

const { hertz, milliseconds } = drawings.domains.arvr;
/** The milliseconds that the headset leaves for a frame. */
const budget = 1000 / hertz;
const x = scaleBand<number>().domain(milliseconds.keys()).rangeRound([12, 324]);
const y = scaleLinear().domain([0, 25]).rangeRound([214, 164]);

/** The bars of the frames that were late, or of all others. */
const bars = (late: boolean) =>
  milliseconds
    .map((each, frame) =>
      each > budget === late ? `M${(x(frame) ?? 0) + x.bandwidth() / 2} ${y(0)}V${y(each)}` : '',
    )
    .join('');

/** Draws the field of view of a headset, 96° wide, with a cube in it, and below it the time that each frame took. */
export function ArvrDrawing() {
  const { i18n } = useTranslation('domains');
  const limit = formatNumber(budget, i18n.language, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 1,
  });
  return (
    <MeasuredDrawing height={228}>
      {/* The field of view: its edges, the near plane, the far plane. */}
      <path className="stroke-line" d="M44 84 330 4M44 84l286 70M44 84l196-38M44 84l196 80" />
      <path className="fill-card" d="m112 70 34-13v56l-34-1z" />
      <path d="m240 46 90-42v150l-90 10z" />
      {/* The cube, and the line of sight to it. */}
      <path
        className="stroke-proof"
        strokeWidth="1.5"
        d="m196 92 26-9 20 9v30l-26 8-20-10zm0 0 20 8m26-8-26 8v30"
      />
      <path className="stroke-proof" strokeDasharray="2 3" d="m44 84 152 8" />
      {/* The headset with its strap, and the angle of the field of view. */}
      <path
        strokeWidth="1.5"
        className="fill-card"
        d="M18 70h22a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-4l-6-6-6 6h-6z"
      />
      <path d="M18 74c-9 4-9 16 0 20" />
      <path className="stroke-muted" d="M92 71a50 50 0 0 1 1 26" />
      <DrawingLabel x={98} y={138} className="fill-muted">
        96°
      </DrawingLabel>
      <path strokeWidth="5" d={bars(false)} />
      <path strokeWidth="5" className="stroke-alert" d={bars(true)} />
      <path className="stroke-proof" strokeDasharray="4 3" d={`M12 ${y(budget)}h312`} />
      <DrawingLabel x={324} y={y(budget) - 6} textAnchor="end" className="fill-proof">
        {limit}
      </DrawingLabel>
      <path className="stroke-line" d={`M12 ${y(0) + 0.5}h312`} />
    </MeasuredDrawing>
  );
}
