import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import type { DrawingProps } from './drawingProps.ts';

/** Seconds after the cut at which the service was restored, and by which it had to be: `picture` of the words states both. */
const restored = 47;
const objective = 60;
/** @returns the horizontal position of a second on the time line */
const at = (seconds: number) => 14 + seconds * 5;

const zones = [
  { name: 'A', x: 14, up: false },
  { name: 'B', x: 218, up: true },
];

/** Draws two zones, the one that is cut off and the one that takes over, and below them how long that took. */
export function CloudDrawing({ label }: DrawingProps) {
  return (
    <MeasuredDrawing height={226}>
      {zones.map(({ name, x, up }) => (
        <g key={name} className={up ? undefined : 'stroke-alert'}>
          <rect x={x} y="46" width="148" height="92" rx="4" strokeDasharray={up ? undefined : '4 4'} />
          <DrawingLabel x={x + 12} y={67} room={106}>
            {`${label('zone')} ${name}`}
          </DrawingLabel>
          {/* Three servers, and on each how much it does. */}
          <path d={`M${x + 12} 84h34v36h-34zm45 0h34v36h-34zm45 0h34v36h-34z`} />
          <path
            className={up ? 'stroke-proof' : undefined}
            strokeWidth="3"
            d={up ? `M${x + 18} 112h22m23 0h22m23 0h22` : `M${x + 18} 112h6m39 0h6m39 0h6`}
          />
          <Verdict result={up ? 'passed' : 'failed'} at={[x + 130, 63]} />
        </g>
      ))}
      {/* The traffic, which goes to the second zone instead of the first. */}
      <path className="stroke-line" strokeDasharray="4 4" d="M190 10v16H88v20" />
      <path className="stroke-proof" strokeWidth="2" d="M190 6v20h102v18m-5-6 5 6 5-6" />
      <circle cx="190" cy="26" r="4" className="fill-card" />
      <path className="stroke-line" d="M14 180h352" />
      <path className="stroke-alert" strokeWidth="5" d={`M${at(0)} 180H${at(restored)}`} />
      <path className="stroke-proof" strokeWidth="5" d={`M${at(restored)} 180h${366 - at(restored)}`} />
      <path d={`M${at(0)} 170v20M${at(restored)} 170v20`} />
      <path className="stroke-muted" strokeDasharray="3 3" d={`M${at(objective)} 162v28`} />
      <DrawingLabel x={at(0)} y={208}>
        0 s
      </DrawingLabel>
      <DrawingLabel x={at(restored)} y={208} textAnchor="middle">
        {`${restored} s`}
      </DrawingLabel>
      <DrawingLabel x={at(objective)} y={208} textAnchor="middle" className="fill-muted">
        {`${objective} s`}
      </DrawingLabel>
      <DrawingLabel x={at(objective)} y={156} textAnchor="middle" className="fill-muted">
        {label('objective')}
      </DrawingLabel>
    </MeasuredDrawing>
  );
}
