import type { ReactNode } from 'react';

/** Two columns: a heading, and the content beside it. */
export function Split({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="grid gap-x-16 gap-y-8 split">
      <h2 className="max-w-measure text-h3">{title}</h2>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
