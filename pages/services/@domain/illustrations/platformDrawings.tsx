import { scaleLinear } from 'd3-scale';
import { Drawing, DrawingLabel } from '../../../../components/sections/Drawing.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { drawings } from '../../../../content/drawings.ts';
import type { DrawingProps } from './DomainIllustration.tsx';

/** The drawings of domains whose products are platforms that others build on. Each shows an example test. */
export const platformDrawings = {
  blockchain: BlockchainDrawing,
  cloud: CloudDrawing,
};

/** `hashes` has one item more than the drawing has blocks, because each block also shows the hash of the previous block. */
const { firstBlock, hashes, millionCalls } = drawings.domains.blockchain;

/** Three chained blocks. The scale below shows the number of calls during which the invariant held. */
function BlockchainDrawing({ label }: DrawingProps) {
  return (
    <Drawing height={206}>
      {hashes.slice(1).map((hash, index) => {
        const x = 12 + index * 126;
        return (
          <g key={hash}>
            <rect x={x} y="28" width="104" height="100" rx="3" />
            <path className="stroke-line" d={`M${x + 1} 56h102m0 36h-102`} />
            {[
              { name: 'block', value: firstBlock + index, y: 47 },
              { name: 'previous', value: hashes[index] ?? '', y: 79 },
              { name: 'hash', value: hash, y: 115, className: 'fill-accent' },
            ].map(({ name, value, ...position }) => (
              <g key={name}>
                <DrawingLabel x={x + 10} y={position.y} maxWidth={54} className="fill-muted">
                  {label(name)}
                </DrawingLabel>
                <DrawingLabel x={x + 94} textAnchor="end" {...position}>
                  {value}
                </DrawingLabel>
              </g>
            ))}
            {/* An arrow from the hash of the block to the next block. */}
            {index < hashes.length - 2 && (
              <path className="stroke-accent" strokeWidth="1.5" d={`M${x + 104} 111h11V75h11m-5-4 5 4-5 4`} />
            )}
          </g>
        );
      })}
      <path className="stroke-line" strokeWidth="16" strokeDasharray="1 5" d="M12 164h358" />
      <path className="stroke-accent" strokeWidth="2" d="M12 164h356" />
      <path d="M12 176v-24m356 24v-24" />
      <DrawingLabel x={12} y={194} className="fill-muted">
        0
      </DrawingLabel>
      <DrawingLabel x={368} y={194} textAnchor="end" className="fill-muted">
        {`${millionCalls} M`}
      </DrawingLabel>
    </Drawing>
  );
}

const { restoredSeconds: restored, objectiveSeconds: objective } = drawings.domains.cloud;
/** The time axis ends after the recovery time objective, so that the objective's line is inside the drawing. */
const x = scaleLinear()
  .domain([0, (objective * 7) / 6])
  .rangeRound([14, 366]);

const zones = [
  { name: 'A', left: 14, up: false },
  { name: 'B', left: 218, up: true },
];

/** Two cloud zones: the first fails and the second takes over. The time axis below shows how long the recovery took. */
function CloudDrawing({ label }: DrawingProps) {
  return (
    <Drawing height={226}>
      {zones.map(({ name, left, up }) => (
        <g key={name} className={up ? undefined : 'stroke-alert'}>
          <rect x={left} y="46" width="148" height="92" rx="4" strokeDasharray={up ? undefined : '4 4'} />
          <DrawingLabel x={left + 12} y={67} maxWidth={106}>
            {`${label('zone')} ${name}`}
          </DrawingLabel>
          {/* Three servers with their load. */}
          <path d={`M${left + 12} 84h34v36h-34zm45 0h34v36h-34zm45 0h34v36h-34z`} />
          <path
            className={up ? 'stroke-accent' : undefined}
            strokeWidth="3"
            d={up ? `M${left + 18} 112h22m23 0h22m23 0h22` : `M${left + 18} 112h6m39 0h6m39 0h6`}
          />
          <Verdict result={up ? 'passed' : 'failed'} at={[left + 130, 63]} />
        </g>
      ))}
      {/* The traffic goes to the second zone instead of the first. */}
      <path className="stroke-line" strokeDasharray="4 4" d="M190 10v16H88v20" />
      <path className="stroke-accent" strokeWidth="2" d="M190 6v20h102v18m-5-6 5 6 5-6" />
      <circle cx="190" cy="26" r="4" className="fill-card" />
      <path className="stroke-line" d="M14 180h352" />
      <path className="stroke-alert" strokeWidth="5" d={`M${x(0)} 180H${x(restored)}`} />
      <path className="stroke-accent" strokeWidth="5" d={`M${x(restored)} 180h${366 - x(restored)}`} />
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
    </Drawing>
  );
}
