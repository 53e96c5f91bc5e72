/** @returns the control of an island that waits for its code since a visitor used it (`renderer/document/hydration/hold.ts`); undefined where none does */
export function heldControl(island: Element) {
  return early.intents.get(island)?.control;
}

/** Lets a control wait no longer: the visitor has taken back what they asked for. */
export function dropHeldControl(island: Element): void {
  const control = heldControl(island);
  if (control) {
    early.intents.delete(island);
    early.release(control);
  }
}
