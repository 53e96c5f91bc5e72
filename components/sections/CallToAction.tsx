import { hasPage } from '../../renderer/content/hasPage.ts';
import { CallUs } from './CallUs.tsx';
import { ActionLink } from './Hero.tsx';

interface CallToActionProps {
  id?: string;
  title: string;
  lead: string;
  more?: string;
  primary: string;
  primaryTo: string;
  /** The translated text "new tab", for screen readers. If it is set, the first button opens a new tab. */
  newTab?: string;
  /** The label of the second button. The button is left out if the owner of the site has removed the page that it links to. */
  secondary?: string;
  secondaryTo?: string;
}

/** The dark band at the end of a page: one or two buttons, and a telephone number if the first one links to the contact form. */
export function CallToAction({ id, title, lead, more, ...actions }: CallToActionProps) {
  const { primary, primaryTo, newTab, secondary, secondaryTo } = actions;
  return (
    <section id={id} data-dark="" className="bg-band text-white" data-print="no">
      <div className="container-page section-y flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-measure">
          <h2>{title}</h2>
          <p className="mt-4 text-lg text-muted-dark">{lead}</p>
          {more && <p className="mt-2 text-muted-dark">{more}</p>}
        </div>
        <div className="lg:text-end">
          <div className="flex flex-wrap gap-3 lg:flex-col lg:items-end">
            <ActionLink variant="hero" label={primary} to={primaryTo} newTab={newTab} />
            {secondary && secondaryTo && hasPage(secondaryTo) && (
              <ActionLink variant="professional" label={secondary} to={secondaryTo} />
            )}
          </div>
          {primaryTo.startsWith('/contact') && <CallUs />}
        </div>
      </div>
    </section>
  );
}
