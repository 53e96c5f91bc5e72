import { DrawingLabel } from './DrawingLabel.tsx';

interface DrawingScaleProps {
  values: readonly number[];
  /** Maps a value to its distance from the left of the drawing. */
  at: (value: number) => number;
  /** The vertical position where lines end and their values begin. */
  bottom: number;
}

/** The scale of a `MeasuredDrawing` 480 units wide: hairlines from its top, each with its value under it, in letters smaller than the drawing's. */
export function DrawingScale({ values, at, bottom }: DrawingScaleProps) {
  return (
    <>
      <path d={values.map((value) => `M${at(value)} 0v${bottom}`).join('')} className="stroke-line" />
      <g className="text-[15px] text-muted lg:text-[13px]">
        {values.map((value) => (
          <DrawingLabel key={value} x={at(value)} y={bottom + 20} textAnchor="middle">
            {value}
          </DrawingLabel>
        ))}
      </g>
    </>
  );
}
