import type { ScaleLinear } from 'd3-scale';
import { createContext, type ReactNode, type SVGProps, useContext } from 'react';
import { untagged } from '../../renderer/i18n/taggedText.ts';
import { classNames } from '../ui/classNames.ts';

/** The widths of drawings in units, and the size of their letters, which is readable on a phone, with its class (`drawing` is in `motifs.css`). */
const sizes = {
  380: { letters: 11, letterClass: 'drawing' },
  400: { letters: 12, letterClass: 'text-[12px]' },
  440: { letters: 15, letterClass: 'text-[15px]' },
  480: { letters: 17, letterClass: 'text-[17px] lg:text-[15px]' },
} as const;

/** The width of the surrounding drawing and the size of its letters. */
const drawingSize = createContext<{ width: number; letters: number } | undefined>(undefined);

interface DrawingProps {
  width?: keyof typeof sizes;
  /** In the same units. */
  height: number;
  /** The text alternative, where no `Sheet` around the drawing has one. */
  description?: string;
  /** Utility classes: its place, and the colours of what has no colour of its own. */
  className?: string;
  children: ReactNode;
}

/** A drawing of hairlines with labels. It reads from left to right in every language, as plots and plans do. */
export function Drawing({ width = 380, height, description, className, children }: DrawingProps) {
  const { letters, letterClass } = sizes[width];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      role={description && 'img'}
      aria-label={description}
      aria-hidden={!description || undefined}
      className={classNames('block w-full fill-none', letterClass, className)}
    >
      <drawingSize.Provider value={{ width, letters }}>{children}</drawingSize.Provider>
    </svg>
  );
}

/** The width of a monospaced letter as a share of its size. Letters of other families are narrower. */
const letterWidth = 0.6;
/** How much wider a text gets where a visitor spaces its letters and words (WCAG 2.2 1.4.12). */
const spacedGrowth = 1.25;

interface DrawingLabelProps extends Omit<SVGProps<SVGTextElement>, 'children'> {
  x: number;
  y: number;
  textAnchor?: 'start' | 'middle' | 'end';
  /** In the drawing's units; without it, that of the drawing's other letters. */
  fontSize?: number;
  /** The width for the words, in the drawing's units; without it, they may go to the drawing's edge. Longer words are drawn closer together. */
  room?: number;
  children: string | number;
}

/**
 * Words on a drawing. `components/styles/motifs.css` gives them their direction, and an edge in the colour of the sheet, so that lines pass
 * behind them. `textLength` keeps in their room those that would not fit with spaced letters.
 */
export function DrawingLabel({ textAnchor = 'start', room, children, ...text }: DrawingLabelProps) {
  const drawing = useContext(drawingSize);
  if (!drawing) {
    throw new Error(`“${children}” is drawn outside a Drawing. Put it inside one.`);
  }
  const { x, fontSize = drawing.letters } = text;
  const toRight = drawing.width - x;
  const toEdge = { start: toRight, middle: 2 * Math.min(x, toRight), end: x };
  const limit = room ?? toEdge[textAnchor];
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
  /** Where the lines of the grid begin; without it, the axis has marks instead of a grid. */
  top?: number;
  write?: (value: number) => string;
}

/** The bottom axis of a plot: its values under the lines of the grid, or under marks. */
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

interface VerticalAxisProps {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  /** About how many intervals the grid has; d3 chooses round values. */
  intervals: number;
  title: string;
  /** A value that must not be passed. */
  threshold?: { value: number; label: string };
}

/** The left axis of a plot: its title above, a line of the grid for each value, the ground, the threshold. */
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
