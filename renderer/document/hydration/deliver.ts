import { withdrawNotice } from '../../islands/wakeIsland.ts';

/** Marks a part of the page as hydrated or started (attribute `awake`) and replays its pending action (`hold.ts`); its fields keep their values. */
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
