import type { ReactNode } from 'react';
import { hasPage } from '../../renderer/content/hasPage.ts';
import { ButtonLink } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/buttonClass.ts';
import { NewTabHint } from '../ui/NewTabHint.tsx';
import { CallUs } from './CallUs.tsx';

interface HeroProps {
  overline: string;
  title: string;
  lead?: string | undefined;
  /** The labels and paths of two buttons. A button needs its label and its path; the second button also needs the first. */
  primary?: string;
  primaryTo?: string;
  secondary?: string;
  secondaryTo?: string;
  /** A form, links or figures below the lead and the buttons. */
  children?: ReactNode;
  illustration?: ReactNode;
}

/** The first band of a page. Its columns start at the top: if centred, they would move while the page arrives (decision 009). */
export function Hero({ overline, title, lead, children, illustration, ...actions }: HeroProps) {
  const { primary, primaryTo, secondary, secondaryTo } = actions;
  return (
    <section className="graph-paper overflow-x-clip border-b border-line">
      <div className="container-page grid grid-cols-1 gap-12 py-12 md:py-16 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div>
          <Overline>{overline}</Overline>
          <h1>{title}</h1>
          {lead && <p className="mt-6 max-w-measure text-lg text-muted">{lead}</p>}
          {primary && primaryTo && (
            <HeroActions
              primary={{ label: primary, to: primaryTo }}
              {...(secondary && secondaryTo && { secondary: { label: secondary, to: secondaryTo } })}
            />
          )}
          {children}
        </div>
        {illustration && <div className="lg:pt-10">{illustration}</div>}
      </div>
    </section>
  );
}

/** A short text above a page's title, after a small horizontal line. */
function Overline({ children }: { children: string }) {
  return (
    <p className="mono-label mb-4 flex items-center gap-2.5">
      <span aria-hidden="true" className="w-6 shrink-0 border-t-2" />
      {children}
    </p>
  );
}

/** One or two buttons, and a telephone number if one links to the contact form. `secondary` is left out if its page was removed. */
export function HeroActions({ primary, secondary }: { primary: Action; secondary?: Action }) {
  const actions = [primary, secondary].filter((action) => action !== undefined);
  return (
    <>
      <Actions>
        <ActionLink {...primary} variant="hero" />
        {secondary && hasPage(secondary.to) && <ActionLink {...secondary} variant="outline" />}
      </Actions>
      {actions.some(({ to }) => to.startsWith('/contact')) && <CallUs />}
    </>
  );
}

export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3" data-print="no">
      {children}
    </div>
  );
}

export interface Action {
  label: string;
  to: string;
  /** The translated text "new tab", for screen readers. If it is set, the link opens a new tab. */
  newTab?: string | undefined;
}

export function ActionLink({ label, to, newTab, variant }: Action & { variant: ButtonVariant }) {
  return (
    <ButtonLink variant={variant} size="lg" to={to} target={newTab && '_blank'}>
      {newTab ? <NewTabHint hint={newTab}>{label}</NewTabHint> : label}
    </ButtonLink>
  );
}
