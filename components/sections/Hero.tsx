import type { ReactNode } from 'react';
import { Overline } from './Overline.tsx';

interface HeroProps {
  overline: string;
  title: string;
  lead: string;
  /** Buttons, a form, figures: what stands under the lead. */
  children?: ReactNode;
  /** The page's own picture, beside the text on wide screens and under it on phones. */
  picture?: ReactNode;
}

/** The first band of a page, on graph paper: what, for whom, and what to do next. */
export function Hero({ overline, title, lead, children, picture }: HeroProps) {
  return (
    <section className="graph-paper overflow-x-clip border-b border-line">
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,0.95fr)] lg:gap-16 lg:py-20 print:grid-cols-[5fr_2fr] print:py-4">
        <div>
          <Overline>{overline}</Overline>
          <h1>{title}</h1>
          <p className="mt-6 max-w-measure text-lg text-muted">{lead}</p>
          {children}
        </div>
        {/* The text stays where it is while the picture is still being parsed. */}
        {picture && <div className="self-center">{picture}</div>}
      </div>
    </section>
  );
}
