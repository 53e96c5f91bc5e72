import { hasPage } from '../../renderer/facts/hasPage.ts';
import { type Action, ActionLink } from './ActionLink.tsx';
import { Actions } from './Actions.tsx';

/**
 * Under a hero's lead: the one thing to do, and another for those who would rather look around first. The other is left out where an owner
 * has taken its page away; its path has no parameter (`hasPage`).
 */
export function HeroActions({ primary, secondary }: { primary: Action; secondary?: Action }) {
  return (
    <Actions>
      <ActionLink action={primary} variant="hero" />
      {secondary && hasPage(secondary.to) && <ActionLink action={secondary} variant="outline" />}
    </Actions>
  );
}
