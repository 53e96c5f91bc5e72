import { withdrawNotice } from '../../islands/hydrateIsland.ts';

/** Sets the attribute `ready` on a part of the page and replays its pending action (`capture.ts`). */
export function replay(part: Element): void {
  withdrawNotice();
  part.setAttribute('ready', '');
  const action = hydration.pending.get(part);
  hydration.pending.delete(part);
  if (!action) {
    return;
  }
  const { control, hasFallenBack, isSubmitted } = action;
  hydration.release(control);
  // The browser has already handled the action: it submitted the form, validated it after a fallback (`capture.ts`), or opened a layer.
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
