import type { SVGProps } from 'react';
import { classNames } from '../ui/classNames.ts';

/** What a letter of the mono takes of its own size, and the size of those that may be too many. */
const letterWidth = 0.6 * 17;

interface DrawingLabelProps extends Omit<SVGProps<SVGTextElement>, 'children'> {
  /** In the drawing's units: words that are longer are drawn closer together. */
  room?: number;
  children: string;
}

/** Words on a drawing, with an edge in the colour of the sheet: lines pass behind them. */
export function DrawingLabel({ room = Number.POSITIVE_INFINITY, className, ...text }: DrawingLabelProps) {
  const isLong = text.children.length * letterWidth > room;
  return (
    <text
      paintOrder="stroke"
      strokeWidth="4"
      {...(isLong && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
      className={classNames('fill-ink stroke-card', className)}
      {...text}
    />
  );
}
