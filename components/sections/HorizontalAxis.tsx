import type { ScaleLinear } from 'd3-scale';
import { useContext } from 'react';
import { DrawingLabel, letterWidth } from './DrawingLabel.tsx';
import { drawingSize } from './MeasuredDrawing.tsx';

interface HorizontalAxisProps {
  x: ScaleLinear<number, number>;
  values: readonly number[];
  /** The vertical position of the axis, in the drawing's units. */
  bottom: number;
  /** Where the lines of the grid begin; without it, the axis has marks instead of a grid. */
  top?: number;
  /** Writes a value; by default as it is. */
  write?: (value: number) => string;
}

/** The bottom axis of a plot in a `MeasuredDrawing`: its values under the lines of the grid, or under marks. */
export function HorizontalAxis({ x, values, bottom, top, write = String }: HorizontalAxisProps) {
  const { width = 0, letters = 0 } = useContext(drawingSize) ?? {};
  const lines = values.map((value) =>
    top === undefined ? `M${x(value)} ${bottom}v6` : `M${x(value)} ${top}V${bottom}`,
  );
  return (
    <>
      <path className={top === undefined ? 'stroke-ink' : 'stroke-line'} d={lines.join('')} />
      <g className="text-muted">
        {values.map((value) => {
          const text = write(value);
          // A text that would stand out to the right ends under its mark.
          const isAtEdge = x(value) + (text.length * letterWidth * letters) / 2 > width;
          return (
            <DrawingLabel
              key={value}
              x={x(value)}
              y={bottom + 10 + letters}
              textAnchor={isAtEdge ? 'end' : 'middle'}
            >
              {text}
            </DrawingLabel>
          );
        })}
      </g>
    </>
  );
}
