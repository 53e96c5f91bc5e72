import { withdrawNotice } from '../../islands/hydrateIsland.ts';

/** Marks a part of the page as hydrated or started (attribute `hydrated`) and replays its pending action (`capture.ts`); its fields keep their values. */
export function replay(part: Element): void {
  withdrawNotice();
  part.setAttribute('ready', '');
  const action = queue.pending.get(part);
  queue.pending.delete(part);
  if (!action) {
    return;
  }
  const { control, hasFallenBack, isSubmitted } = action;
  queue.release(control);
  // The browser has already submitted the form, found it invalid, or opened what the button opens.
  const isDone =
    isSubmitted ||
    (hasFallenBack && control.closest('form[action]')) ||
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
