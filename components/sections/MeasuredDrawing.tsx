import { createContext, type ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';

/**
 * The widths of drawings in units, and for each the size of its letters in the same units, which is readable on a phone, with the class that
 * sets it (`drawing` is in components/styles/motifs.css).
 */
const sizes = {
  380: { letters: 11, letterClass: 'drawing' },
  400: { letters: 12, letterClass: 'text-[12px]' },
  440: { letters: 15, letterClass: 'text-[15px]' },
  480: { letters: 17, letterClass: 'text-[17px] lg:text-[15px]' },
} as const;

/** The width of the surrounding drawing and the size of its letters, for labels. */
export const drawingSize = createContext<{ width: number; letters: number } | undefined>(undefined);

interface MeasuredDrawingProps {
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
export function MeasuredDrawing({
  width = 380,
  height,
  description,
  className,
  children,
}: MeasuredDrawingProps) {
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
