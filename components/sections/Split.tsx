import type { ReactNode } from 'react';

interface SplitProps {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Two columns: a heading and a sentence, and the content beside them. */
export function Split({ id, title, lead, children }: SplitProps) {
  return (
    <div id={id} className="grid gap-x-16 gap-y-8 split">
      <header className="max-w-measure">
        <h2 className="text-h3">{title}</h2>
        {lead && <p className="mt-2 text-muted in-dark:text-muted-dark">{lead}</p>}
      </header>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
