import { type SVGProps, useContext } from 'react';
import { unmarked } from '../../renderer/i18n/markedText.ts';
import { drawingSize } from './MeasuredDrawing.tsx';

/** The width of a monospaced letter as a share of its size. Letters of other families are narrower. */
export const letterWidth = 0.6;
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
 * Words on a drawing. `components/styles/motifs.css` gives them their direction, and an edge in the colour of the sheet, so that
 * lines pass behind them. What would not fit with spaced letters gets its length from the drawing (`textLength`), so that it always fits.
 *
 * @throws where it stands in no `MeasuredDrawing`
 */
export function DrawingLabel({ textAnchor = 'start', room, children, ...text }: DrawingLabelProps) {
  const drawing = useContext(drawingSize);
  if (!drawing) {
    throw new Error(`“${children}” is drawn outside a MeasuredDrawing. Put it inside one.`);
  }
  const { x, fontSize = drawing.letters } = text;
  const toRight = drawing.width - x;
  const toEdge = { start: toRight, middle: 2 * Math.min(x, toRight), end: x };
  const limit = room ?? toEdge[textAnchor];
  const natural = unmarked(String(children)).length * letterWidth * fontSize;
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
