/**
 * Does again what the boot script has held (`renderer/hydration/hold.ts`).
 *
 * @param part the part of the page whose script has come
 * @param act what to do to each control that the visitor has used
 */
export function deliver(part: Element, act: (control: HTMLElement) => void = use): void {
  for (const control of part.querySelectorAll<HTMLElement>('[data-held]')) {
    delete control.dataset.held;
    control.ariaBusy = null;
    act(control);
  }
}

/** Of the fields only one that sends is ever held. */
function use(control: HTMLElement): void {
  if (control instanceof HTMLTextAreaElement) control.form?.requestSubmit();
  else control.click();
}
