interface VerdictMarkProps {
  x: number;
  y: number;
  passed: boolean;
}

/** A tick or a cross of 16 units, for use inside a drawing. */
export function VerdictMark({ x, y, passed }: VerdictMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="fill-none stroke-card" strokeWidth="1.6">
      <circle r="8" stroke="none" className={passed ? 'fill-proof' : 'fill-alert'} />
      <path d={passed ? 'm-3.2.3 2.2 2.2L3.2-2' : 'm-2.6-2.6 5.2 5.2m0-5.2-5.2 5.2'} />
    </g>
  );
}
