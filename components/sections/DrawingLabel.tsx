import { type SVGProps, useContext } from 'react';
import { drawingScale } from './MeasuredDrawing.tsx';

/** The width of a monospaced letter as a share of its size. Letters of other families are narrower. */
const letterWidth = 0.6;
/** The growth of a text where a visitor spaces its letters (WCAG 2.2 1.4.12). */
const spaced = 1.25;

interface DrawingLabelProps extends Omit<SVGProps<SVGTextElement>, 'children'> {
  x: number;
  y: number;
  textAnchor?: 'start' | 'middle' | 'end';
  /** In the drawing's units; as large as the drawing's other letters without it. */
  fontSize?: number;
  /** In the drawing's units, where it ends before the edge of the drawing: words that are longer are drawn closer together. */
  room?: number;
  children: string | number;
}

/**
 * Words on a drawing. `components/styles/motifs.css` gives them their direction, and an edge in the colour of the sheet, so that
 * lines pass behind them.
 *
 * @throws where it stands in no `MeasuredDrawing`
 */
export function DrawingLabel({ textAnchor = 'start', room, children, ...text }: DrawingLabelProps) {
  const drawing = useContext(drawingScale);
  if (!drawing) {
    throw new Error(`“${children}” is drawn outside a MeasuredDrawing. Put it inside one.`);
  }
  const { x, fontSize = drawing.letters } = text;
  const after = drawing.width - x;
  const { [textAnchor]: most } = { start: after, middle: 2 * Math.min(x, after), end: x };
  const limit = room ?? most;
  const natural = String(children).length * letterWidth * fontSize;
  return (
    <text
      {...text}
      {...(textAnchor !== 'start' && { textAnchor })}
      {...(natural * spaced > limit && {
        textLength: Math.min(natural, limit),
        lengthAdjust: 'spacingAndGlyphs',
      })}
    >
      {children}
    </text>
  );
}
