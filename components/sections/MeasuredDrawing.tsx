import type { ReactNode } from 'react';

interface MeasuredDrawingProps {
  /** In units of which 380 make the width. */
  height: number;
  children: ReactNode;
}

/** Hairlines in ink with mono labels. It reads from left to right in every language, as plots and plans do. */
export function MeasuredDrawing({ height, children }: MeasuredDrawingProps) {
  return (
    <svg viewBox={`0 0 380 ${height}`} direction="ltr" aria-hidden="true" className="drawing block w-full">
      {children}
    </svg>
  );
}
