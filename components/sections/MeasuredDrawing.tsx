import { createContext, type ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';

/** The width of a drawing in units, and the size of its letters in the same unit, which is readable on a phone. */
const scales = {
  380: { letters: 11, className: 'drawing' },
  400: { letters: 12, className: 'text-[12px]' },
  440: { letters: 15, className: 'text-[15px]' },
  480: { letters: 17, className: 'text-[17px] lg:text-[15px]' },
} as const;

/** The width of the surrounding drawing and the size of its letters, for labels. */
export const drawingScale = createContext<{ width: number; letters: number } | undefined>(undefined);

interface MeasuredDrawingProps {
  width?: keyof typeof scales;
  /** In the same units. */
  height: number;
  /** The text alternative, where no `Sheet` around the drawing has one. */
  description?: string;
  /** The colours of what says nothing else, and its place. */
  className?: string;
  children: ReactNode;
}

/** Hairlines in ink with mono labels. It reads from left to right in every language, as plots and plans do. */
export function MeasuredDrawing({
  width = 380,
  height,
  description,
  className,
  children,
}: MeasuredDrawingProps) {
  const { letters, className: scale } = scales[width];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      role={description && 'img'}
      aria-label={description}
      aria-hidden={!description || undefined}
      className={classNames('block w-full fill-none', scale, className)}
    >
      <drawingScale.Provider value={{ width, letters }}>{children}</drawingScale.Provider>
    </svg>
  );
}
