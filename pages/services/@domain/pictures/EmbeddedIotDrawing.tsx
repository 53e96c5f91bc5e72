import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { drawings } from '../../../../content/drawings.ts';
import type { DrawingProps } from './DomainPicture.tsx';

const { links } = drawings.domains['embedded-iot'];

/** The traces of the board that end in a probed pad. */
const traces = [
  { path: 'M142 62h-34l-22-22H44', x: 38, y: 40 },
  { path: 'M142 84H44', x: 38, y: 84 },
  { path: 'M238 62h34l22-22h42', x: 342, y: 40 },
  { path: 'M238 84h98', x: 342, y: 84 },
];

/** Draws a microcontroller with its probed links, and below it the signal of a write during which the power is cut. */
export function EmbeddedIotDrawing({ label }: DrawingProps) {
  return (
    <MeasuredDrawing height={214}>
      {traces.map(({ path, x, y }, index) => (
        <g key={path} className="stroke-proof">
          <path strokeWidth="1.5" d={path} />
          <circle cx={x} cy={y} r="6" />
          <circle cx={x} cy={y} r="2" className="fill-proof" />
          <DrawingLabel x={x} y={y - 12} textAnchor="middle">
            {links[index] ?? ''}
          </DrawingLabel>
        </g>
      ))}
      {/* The board's other traces, the pins of the microcontroller, its case, the mark of its first pin. */}
      <path className="stroke-line" d="M142 106h-20l-18 18H0m238-18h20l18 18h104M174 24V0m32 24V0" />
      <path strokeWidth="8" strokeDasharray="4 7.4" d="M165 28h50M165 118h50M146 48v50m88-50v50" />
      <rect x="150" y="32" width="80" height="82" rx="3" className="fill-card" />
      <circle cx="160" cy="42" r="2.5" />
      <DrawingLabel x={190} y={77} textAnchor="middle">
        MCU
      </DrawingLabel>
      {/* The signal before the cut, the time without power, the signal after it. */}
      <path d="M12 194h22v-26h26v26h26v-26h26v26h26v-26h16v26" />
      <path className="stroke-alert" strokeDasharray="3 3" d="M154 194h84" />
      <path className="stroke-alert" d="M154 208v-8m0 4h84m0 4v-8" />
      <path className="stroke-proof" strokeWidth="1.5" d="M238 194v-26h26v26h26v-26h26v26h26v-26h26" />
      <DrawingLabel x={196} y={184} textAnchor="middle" className="fill-alert">
        {label('cut')}
      </DrawingLabel>
    </MeasuredDrawing>
  );
}
