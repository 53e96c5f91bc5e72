import { withdrawNotice } from '../../islands/wakeIsland.ts';

/**
 * Marks a part of the page as hydrated or started (attribute `awake`) and replays its pending action
 * (`renderer/document/hydration/hold.ts`): presses the control that the visitor used last before the code came. The fields keep their
 * present values.
 *
 * @param part a hydrated island, or an element whose plain script has started
 */
export function deliver(part: Element): void {
  withdrawNotice();
  part.setAttribute('awake', '');
  const intent = early.intents.get(part);
  early.intents.delete(part);
  if (!intent) {
    return;
  }
  const { control, isGivenUp, isSubmitted } = intent;
  early.release(control);
  // The browser has already submitted the form, found it invalid, or opened what the button opens.
  const isDone =
    isSubmitted ||
    (isGivenUp && control.closest('form[action]')) ||
    (control.popoverTargetElement ?? control.commandForElement);
  if (isDone) {
    return;
  }
  if (control.matches('[enterkeyhint=send]')) {
    control.form?.requestSubmit();
  } else {
    control.click();
  }
}
