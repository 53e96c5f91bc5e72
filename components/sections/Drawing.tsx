import type { ScaleLinear } from 'd3-scale';
import { createContext, type ReactNode, type SVGProps, useContext } from 'react';
import { untagged } from '../../renderer/i18n/taggedText.ts';
import { classNames } from '../ui/classNames.ts';

/** For each `viewBox` width: a font size readable on a phone, and its class. The class `drawing` (`motifs.css`) also sets a stroke. */
const sizes = {
  380: { fontSize: 11, letterClass: 'drawing' },
  400: { fontSize: 12, letterClass: 'text-[12px]' },
  440: { fontSize: 15, letterClass: 'text-[15px]' },
  // Labels that are measured at the larger size also fit at the smaller one.
  480: { fontSize: 17, letterClass: 'text-[17px] lg:text-[15px]' },
} as const;

/** The width and the font size of the surrounding drawing, for its labels. */
const drawingSize = createContext<{ width: number; fontSize: number } | undefined>(undefined);

interface DrawingProps {
  width?: keyof typeof sizes;
  height: number;
  /** The text alternative. A drawing in a `Sheet` needs none, because the `Sheet` has a text alternative. */
  description?: string;
  /** Utility classes for the position, and for the font and colour of the labels. */
  className?: string;
  children: ReactNode;
}

/** An SVG of thin lines with labels. Like plots and plans, it is left to right in every language. */
export function Drawing({ width = 380, height, description, className, children }: DrawingProps) {
  const { fontSize, letterClass } = sizes[width];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      role={description && 'img'}
      aria-label={description}
      aria-hidden={!description || undefined}
      className={classNames('block w-full fill-none', letterClass, className)}
    >
      <drawingSize.Provider value={{ width, fontSize }}>{children}</drawingSize.Provider>
    </svg>
  );
}

/** The width of a monospaced letter divided by the font size. Letters of other fonts are narrower. */
const letterWidth = 0.6;
/** The factor by which a text becomes wider if the visitor increases letter and word spacing (WCAG 2.2 1.4.12). */
const spacedGrowth = 1.25;

interface DrawingLabelProps extends Omit<SVGProps<SVGTextElement>, 'children'> {
  x: number;
  y: number;
  textAnchor?: 'start' | 'middle' | 'end';
  /** The font size in the drawing's units; by default the drawing's font size. */
  fontSize?: number;
  /** The maximum width in the drawing's units; by default, the distance to the drawing's edge. Longer texts are condensed. */
  maxWidth?: number;
  children: string | number;
}

/**
 * A text on a drawing. `motifs.css` sets an outline in the background's colour, so that lines seem to pass behind the text.
 * `textLength` limits the width of a text that exceeds the maximum, or would exceed it with a visitor's letter spacing (WCAG 2.2 1.4.12).
 */
export function DrawingLabel({ textAnchor = 'start', maxWidth, children, ...text }: DrawingLabelProps) {
  const drawing = useContext(drawingSize);
  if (!drawing) {
    throw new Error(`“${children}” is drawn outside a Drawing. Put it inside one.`);
  }
  const { x, fontSize = drawing.fontSize } = text;
  const toRight = drawing.width - x;
  const toEdge = { start: toRight, middle: 2 * Math.min(x, toRight), end: x };
  const limit = maxWidth ?? toEdge[textAnchor];
  // The invisible tags of a fallback text (`taggedText.ts`) have no width.
  const natural = untagged(String(children)).length * letterWidth * fontSize;
  return (
    <text
      {...text}
      {...(textAnchor !== 'start' && { textAnchor })}
      {...(natural * spacedGrowth > limit && {
        textLength: Math.min(natural, limit),
        lengthAdjust: 'spacingAndGlyphs',
      })}
    >
      {children}
    </text>
  );
}

interface HorizontalAxisProps {
  x: ScaleLinear<number, number>;
  values: readonly number[];
  /** The vertical position of the axis, in the drawing's units. */
  bottom: number;
  /** The vertical position at which the grid lines begin. Without `top`, the axis has ticks instead of grid lines. */
  top?: number;
  write?: (value: number) => string;
}

/** The horizontal axis of a plot, inside a `Drawing`: for each value a tick or a grid line, and a label. */
export function HorizontalAxis({ x, values, bottom, top, write = String }: HorizontalAxisProps) {
  const { width = 0, fontSize = 0 } = useContext(drawingSize) ?? {};
  const lines = values.map((value) =>
    top === undefined ? `M${x(value)} ${bottom}v6` : `M${x(value)} ${top}V${bottom}`,
  );
  return (
    <>
      <path className={top === undefined ? 'stroke-ink' : 'stroke-line'} d={lines.join('')} />
      <g className="text-muted">
        {values.map((value) => {
          const text = write(value);
          // If a centred text would cross the right edge of the drawing, the text ends at its tick instead.
          const isAtEdge = x(value) + (text.length * letterWidth * fontSize) / 2 > width;
          return (
            <DrawingLabel
              key={value}
              x={x(value)}
              y={bottom + 10 + fontSize}
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

interface VerticalAxisProps {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  /** The approximate number of intervals of the grid; d3 chooses round values. */
  intervals: number;
  title: string;
  threshold?: { value: number; label: string };
}

/** The vertical axis of a plot: its title above, a grid line for each value, the base line, and the line of a threshold. */
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
