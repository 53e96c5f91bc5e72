import type { ReactNode } from 'react';

interface NoteProps {
  id?: string;
  title: string;
  children: ReactNode;
}

/** A section with a warning: what we advise against, or a limit of our services. */
export function Note({ id, title, children }: NoteProps) {
  return (
    <section id={id} className="section-y border-y border-line bg-card">
      <div className="container-page">
        <div className="grid gap-x-16 gap-y-4 border-s-4 border-accent ps-6 md:ps-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <h2 className="text-h3">{title}</h2>
          <p className="max-w-measure text-lg text-muted">{children}</p>
        </div>
      </div>
    </section>
  );
}
