import { Agencies } from './Agencies.tsx';
import { ForeignPresence } from './ForeignPresence.tsx';
import { Headquarters } from './Headquarters.tsx';

/**
 * Where we are: headquarters, agencies, presence abroad. What each office does is said on the offices' own page; the others
 * are brief: names and addresses.
 */
export function OfficesBlock({ brief = false }: { brief?: boolean }) {
  return (
    <section id="offices" className="section-y border-y border-line bg-card">
      <div className="container-page grid gap-16">
        <Headquarters brief={brief} />
        <Agencies brief={brief} />
        <ForeignPresence brief={brief} />
      </div>
    </section>
  );
}
