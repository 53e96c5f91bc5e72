import { hasPage } from '../../renderer/facts/hasPage.ts';
import { type Action, ActionLink } from './ActionLink.tsx';
import { Actions } from './Actions.tsx';
import { CallUs } from './CallUs.tsx';

/**
 * Under a hero's lead: the one thing to do, and another for those who would rather look around first. The other is left out where an owner
 * has taken its page away; its path has no parameter (`hasPage`). Where one of them leads to the contact form, the telephone number follows.
 */
export function HeroActions({ primary, secondary }: { primary: Action; secondary?: Action }) {
  const actions = [primary, secondary].filter((action) => action !== undefined);
  return (
    <>
      <Actions>
        <ActionLink action={primary} variant="hero" />
        {secondary && hasPage(secondary.to) && <ActionLink action={secondary} variant="outline" />}
      </Actions>
      {actions.some(({ to }) => to.startsWith('/contact')) && <CallUs />}
    </>
  );
}
