import { DrawingLabel } from '../../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../../components/sections/MeasuredDrawing.tsx';
import { drawings } from '../../../../content/drawings.ts';
import type { DrawingProps } from './DomainPicture.tsx';

/** Of four blocks the last three are drawn, each with the hash of the one before. */
const { firstBlock, hashes, millionCalls } = drawings.domains.blockchain;

/** Draws three chained blocks, and below them the calls during which the invariant held (`picture` of the words). */
export function BlockchainDrawing({ label }: DrawingProps) {
  return (
    <MeasuredDrawing height={206}>
      {hashes.slice(1).map((hash, index) => {
        const x = 12 + index * 126;
        return (
          <g key={hash}>
            <rect x={x} y="28" width="104" height="100" rx="3" />
            <path className="stroke-line" d={`M${x + 1} 56h102m0 36h-102`} />
            {[
              { name: 'block', value: firstBlock + index, y: 47 },
              { name: 'previous', value: hashes[index] ?? '', y: 79 },
              { name: 'hash', value: hash, y: 115, className: 'fill-proof' },
            ].map(({ name, value, ...place }) => (
              <g key={name}>
                <DrawingLabel x={x + 10} y={place.y} room={54} className="fill-muted">
                  {label(name)}
                </DrawingLabel>
                <DrawingLabel x={x + 94} textAnchor="end" {...place}>
                  {value}
                </DrawingLabel>
              </g>
            ))}
            {/* An arrow from the hash of the block to the next one. */}
            {index < hashes.length - 2 && (
              <path className="stroke-proof" strokeWidth="1.5" d={`M${x + 104} 111h11V75h11m-5-4 5 4-5 4`} />
            )}
          </g>
        );
      })}
      {/* The calls on their scale. */}
      <path className="stroke-line" strokeWidth="16" strokeDasharray="1 5" d="M12 164h358" />
      <path className="stroke-proof" strokeWidth="2" d="M12 164h356" />
      <path d="M12 176v-24m356 24v-24" />
      <DrawingLabel x={12} y={194} className="fill-muted">
        0
      </DrawingLabel>
      <DrawingLabel x={368} y={194} textAnchor="end" className="fill-muted">
        {`${millionCalls} M`}
      </DrawingLabel>
    </MeasuredDrawing>
  );
}
