/**
 * Marks a part of the page as awake, and does what its visitor last asked of it before (`renderer/hydration/hold.ts`): the control is
 * pressed, with what stands in the fields now.
 *
 * @param part an island that has been hydrated, or an element whose plain script has started
 */
export function deliver(part: Element): void {
  document.querySelector('#island-failure p')?.replaceChildren();
  part.setAttribute('awake', '');
  const intent = early.intents.get(part);
  early.intents.delete(part);
  if (!intent) {
    return;
  }
  const { control, isGivenUp, isSubmitted } = intent;
  early.release(control);
  // The browser has submitted the form or found it invalid, or has opened what the button opens.
  const isDone =
    isSubmitted ||
    (isGivenUp && control.closest('form[action]')) ||
    (control.popoverTargetElement ?? control.commandForElement);
  if (isDone) {
    return;
  }
  if (control.enterKeyHint === 'send') {
    control.form?.requestSubmit();
  } else {
    control.click();
  }
}
