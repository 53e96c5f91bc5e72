import type { ScaleLinear } from 'd3-scale';
import { DrawingLabel } from './DrawingLabel.tsx';

interface VerticalAxisProps {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  /** About how many intervals the grid has; d3 chooses round values. */
  intervals: number;
  title: string;
  /** A value that must not be passed. */
  threshold?: { value: number; label: string };
}

/** The left axis of a plot in a `MeasuredDrawing`: its title above, a line of the grid for each value, the ground, the threshold. */
export function VerticalAxis({ x, y, intervals, title, threshold }: VerticalAxisProps) {
  const [left = 0, right = 0] = x.range();
  const [bottom = 0, top = 0] = y.range();
  const values = y.ticks(intervals);
  const lineAt = (value: number) => `M${left} ${y(value)}H${right}`;
  return (
    <>
      <path className="stroke-line" d={values.map(lineAt).join('')} />
      {values.map((value) => (
        <DrawingLabel key={value} x={left - 6} y={y(value) + 4} textAnchor="end">
          {value}
        </DrawingLabel>
      ))}
      <DrawingLabel x={left} y={top - 12}>
        {title}
      </DrawingLabel>
      {threshold && (
        <>
          <path className="stroke-alert" strokeDasharray="4 4" d={lineAt(threshold.value)} />
          <DrawingLabel x={left + 4} y={y(threshold.value) - 6} className="fill-alert">
            {threshold.label}
          </DrawingLabel>
        </>
      )}
      <path className="stroke-ink" d={`M${left} ${bottom}H${right}`} />
    </>
  );
}
