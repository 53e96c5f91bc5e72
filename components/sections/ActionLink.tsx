import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { ButtonVariant } from '../ui/buttonClass.ts';
import { NewTabHint } from '../ui/NewTabHint.tsx';

/** A thing to do, and where it is done. */
export interface Action {
  label: string;
  to: string;
  /** Says that the link opens a new tab, and makes it so. */
  newTab?: string;
}

/** An action as the large button of a hero or of a closing band. */
export function ActionLink({ action, variant }: { action: Action; variant: ButtonVariant }) {
  const { label, to, newTab } = action;
  return (
    <ButtonLink variant={variant} size="lg" to={to} target={newTab && '_blank'}>
      {newTab ? <NewTabHint hint={newTab}>{label}</NewTabHint> : label}
    </ButtonLink>
  );
}
