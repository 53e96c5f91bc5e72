import { Agencies } from './Agencies.tsx';
import { ForeignPresence } from './ForeignPresence.tsx';
import { Headquarters } from './Headquarters.tsx';

interface OfficesBlockProps {
  /** Without what each office does, which the page of the offices says. */
  brief?: boolean;
}

/** Lists the offices: headquarters, agencies, offices abroad. */
export function OfficesBlock({ brief = false }: OfficesBlockProps) {
  return (
    <section id="offices" className="section-y border-y border-line bg-card">
      <div className="container-page grid grid-cols-1 gap-16">
        <Headquarters brief={brief} />
        <Agencies brief={brief} />
        <ForeignPresence brief={brief} />
      </div>
    </section>
  );
}
