import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';

/** How many units make the width, and how large letters are among them: readable on a phone. */
const scales = {
  380: 'drawing',
  400: 'text-[12px]',
  480: 'text-[17px] lg:text-[15px]',
} as const;

interface MeasuredDrawingProps {
  width?: keyof typeof scales;
  /** In the same units. */
  height: number;
  /** The colours of what says nothing else. */
  className?: string;
  children: ReactNode;
}

/** Hairlines in ink with mono labels. It reads from left to right in every language, as plots and plans do. */
export function MeasuredDrawing({ width = 380, height, className, children }: MeasuredDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      aria-hidden="true"
      className={classNames('block w-full', scales[width], className)}
    >
      {children}
    </svg>
  );
}
