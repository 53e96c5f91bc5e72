interface DrawingScaleProps {
  values: readonly number[];
  /** Where a value stands on the drawing, from its left. */
  at: (value: number) => number;
  /** Where the lines end and their values begin. */
  bottom: number;
}

/** Hairlines from the top of a drawing 480 units wide, each with its value under it. */
export function DrawingScale({ values, at, bottom }: DrawingScaleProps) {
  return (
    <>
      <path d={values.map((value) => `M${at(value)} 0v${bottom}`).join('')} className="stroke-line" />
      <g textAnchor="middle" className="fill-muted text-[15px] lg:text-[13px]">
        {values.map((value) => (
          <text key={value} x={at(value)} y={bottom + 20}>
            {value}
          </text>
        ))}
      </g>
    </>
  );
}
