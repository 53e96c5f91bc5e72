import { scaleLinear } from 'd3-scale';
import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { drawings } from '../../../../content/drawings.ts';
import type { DrawingProps } from './DomainPicture.tsx';

const { restoredSeconds: restored, objectiveSeconds: objective } = drawings.domains.cloud;
/** The time line goes on for a sixth of the objective. */
const x = scaleLinear()
  .domain([0, (objective * 7) / 6])
  .rangeRound([14, 366]);

const zones = [
  { name: 'A', left: 14, up: false },
  { name: 'B', left: 218, up: true },
];

/** Draws two zones, the one that is cut off and the one that takes over, and below them how long that took. */
export function CloudDrawing({ label }: DrawingProps) {
  return (
    <MeasuredDrawing height={226}>
      {zones.map(({ name, left, up }) => (
        <g key={name} className={up ? undefined : 'stroke-alert'}>
          <rect x={left} y="46" width="148" height="92" rx="4" strokeDasharray={up ? undefined : '4 4'} />
          <DrawingLabel x={left + 12} y={67} room={106}>
            {`${label('zone')} ${name}`}
          </DrawingLabel>
          {/* Three servers, and on each how much it does. */}
          <path d={`M${left + 12} 84h34v36h-34zm45 0h34v36h-34zm45 0h34v36h-34z`} />
          <path
            className={up ? 'stroke-proof' : undefined}
            strokeWidth="3"
            d={up ? `M${left + 18} 112h22m23 0h22m23 0h22` : `M${left + 18} 112h6m39 0h6m39 0h6`}
          />
          <Verdict result={up ? 'passed' : 'failed'} at={[left + 130, 63]} />
        </g>
      ))}
      {/* The traffic, which goes to the second zone instead of the first. */}
      <path className="stroke-line" strokeDasharray="4 4" d="M190 10v16H88v20" />
      <path className="stroke-proof" strokeWidth="2" d="M190 6v20h102v18m-5-6 5 6 5-6" />
      <circle cx="190" cy="26" r="4" className="fill-card" />
      <path className="stroke-line" d="M14 180h352" />
      <path className="stroke-alert" strokeWidth="5" d={`M${x(0)} 180H${x(restored)}`} />
      <path className="stroke-proof" strokeWidth="5" d={`M${x(restored)} 180h${366 - x(restored)}`} />
      <path d={`M${x(0)} 170v20M${x(restored)} 170v20`} />
      <path className="stroke-muted" strokeDasharray="3 3" d={`M${x(objective)} 162v28`} />
      <DrawingLabel x={x(0)} y={208}>
        0 s
      </DrawingLabel>
      <DrawingLabel x={x(restored)} y={208} textAnchor="middle">
        {`${restored} s`}
      </DrawingLabel>
      <DrawingLabel x={x(objective)} y={208} textAnchor="middle" className="fill-muted">
        {`${objective} s`}
      </DrawingLabel>
      <DrawingLabel x={x(objective)} y={156} textAnchor="middle" className="fill-muted">
        {label('objective')}
      </DrawingLabel>
    </MeasuredDrawing>
  );
}
