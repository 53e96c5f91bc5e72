/**
 * Does again what the boot script has held (`renderer/hydration/hold.ts`), in its order and one for each frame, so that the part
 * ends as if its code had been there: to React, two clicks in one task are one rendering. What is done meanwhile is held too.
 *
 * @param part the part of the page whose code has come; awake when nothing is held any more
 */
export async function deliver(part: Element): Promise<void> {
  const next = () => held.findIndex((control) => part.contains(control));
  // Nothing is shared with the loader (`takeHeld.ts`): its one file would then import the file of all islands.
  for (let index = next(); index >= 0; index = next()) {
    for (const control of held.splice(index, 1)) {
      control.ariaBusy = null;
      part.setAttribute('awake', '');
      use(control);
      part.removeAttribute('awake');
      await new Promise(requestAnimationFrame);
    }
  }
  part.setAttribute('awake', '');
}

/** Of the fields only one that sends is ever held. */
function use(control: HTMLElement): void {
  if (control instanceof HTMLTextAreaElement) control.form?.requestSubmit();
  else control.click();
}
