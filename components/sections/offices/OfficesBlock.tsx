import { Agencies } from './Agencies.tsx';
import { ForeignPresence } from './ForeignPresence.tsx';
import { Headquarters } from './Headquarters.tsx';
import { OfficesOverview } from './OfficesOverview.tsx';

/** Where we are: headquarters, agencies, presence abroad. A page that does not show the map itself asks for it here. */
export function OfficesBlock({ withMap = false }: { withMap?: boolean }) {
  return (
    <section id="offices" className="section-y border-y border-line bg-card">
      <div className="container-page grid gap-16">
        {withMap && <OfficesOverview />}
        <Headquarters />
        <Agencies />
        <ForeignPresence />
      </div>
    </section>
  );
}
