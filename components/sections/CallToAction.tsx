import { hasPage } from '../../renderer/facts/hasPage.ts';
import { type Action, ActionLink } from './ActionLink.tsx';

interface CallToActionProps {
  title: string;
  lead: string;
  primary: Action;
  secondary?: Action;
}

/** The closing dark band: one thing to do, and another for those who are not there yet. */
export function CallToAction({ title, lead, primary, secondary }: CallToActionProps) {
  return (
    <section data-dark="" className="bg-band text-white" data-print="no">
      <div className="container-page section-y flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-measure">
          <h2>{title}</h2>
          <p className="mt-4 text-lg text-muted-dark">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:flex-col lg:items-end">
          <ActionLink action={primary} variant="hero" />
          {secondary && hasPage(secondary.to) && <ActionLink action={secondary} variant="professional" />}
        </div>
      </div>
    </section>
  );
}
