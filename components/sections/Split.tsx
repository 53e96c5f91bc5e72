import type { ReactNode } from 'react';

interface SplitProps {
  id?: string;
  title: string;
  children: ReactNode;
}

/** Two columns: a heading, and the content beside it. */
export function Split({ id, title, children }: SplitProps) {
  return (
    <div id={id} className="grid gap-x-16 gap-y-8 split">
      <h2 className="max-w-measure text-h3">{title}</h2>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
