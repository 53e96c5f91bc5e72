import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  /** What the drawing says, for those who do not see it. */
  description: string;
  children: ReactNode;
}

/** A sheet of the test record with a drawing on it: the frame that the pictures of several pages share. */
export function Sheet({ title, description, children }: SheetProps) {
  return (
    <div
      role="img"
      aria-label={description}
      className="mx-auto w-full max-w-[32rem] rounded-panel border border-line bg-card font-mono shadow-sheet print:shadow-none"
    >
      <p className="border-b border-line px-5 py-3.5 text-xs text-muted">{title}</p>
      {children}
    </div>
  );
}
