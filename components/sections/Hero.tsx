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
  /** What its two buttons say, and where they lead; a button without an address is not shown. */
  primary?: string;
  primaryTo?: string;
  secondary?: string;
  secondaryTo?: string;
  /** A form, links, figures: what stands under the lead and the buttons. */
  children?: ReactNode;
  picture?: ReactNode;
}

/** The first band of a page, on graph paper: what, for whom, and what to do next. Its columns start at the top: nothing moves while they are parsed. */
export function Hero({ overline, title, lead, children, picture, ...actions }: HeroProps) {
  const { primary = '', primaryTo, secondary = '', secondaryTo } = actions;
  return (
    <section className="graph-paper overflow-x-clip border-b border-line">
      <div className="container-page grid grid-cols-1 gap-12 py-12 md:py-16 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div>
          <Overline>{overline}</Overline>
          <h1>{title}</h1>
          {lead && <p className="mt-6 max-w-measure text-lg text-muted">{lead}</p>}
          {primaryTo && (
            <HeroActions
              primary={{ label: primary, to: primaryTo }}
              {...(secondaryTo && { secondary: { label: secondary, to: secondaryTo } })}
            />
          )}
          {children}
        </div>
        {picture && <div className="lg:pt-10">{picture}</div>}
      </div>
    </section>
  );
}

/** The line above a page's title: a rule and a word in mono. */
function Overline({ children }: { children: string }) {
  return (
    <p className="mono-label mb-4 flex items-center gap-2.5">
      <span aria-hidden="true" className="w-6 shrink-0 border-t-2" />
      {children}
    </p>
  );
}

/** Under a hero's lead: the thing to do, and another, left out where an owner has taken its page away. The telephone number follows the contact form. */
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

/** One or two buttons in a row, stacked where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3" data-print="no">
      {children}
    </div>
  );
}

/** A thing to do, and where it is done. */
export interface Action {
  label: string;
  to: string;
  /** Says that the link opens a new tab, and makes it so. */
  newTab?: string | undefined;
}

/** An action as the large button of a hero or of a closing band. */
export function ActionLink({ label, to, newTab, variant }: Action & { variant: ButtonVariant }) {
  return (
    <ButtonLink variant={variant} size="lg" to={to} target={newTab && '_blank'}>
      {newTab ? <NewTabHint hint={newTab}>{label}</NewTabHint> : label}
    </ButtonLink>
  );
}
