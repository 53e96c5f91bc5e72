/**
 * Wakes an island because another part of the page needs it.
 *
 * @param name the folder of the island; nothing happens when the page has no island of that name
 */
export function wakeIsland(name: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`x-island[data-name="${name}"]`)) {
    early.wake?.(island);
  }
}

/** Takes back what was said of a part of the page whose code is slow or has failed (`renderer/document/hydration/hold.ts`): it is not so any more. */
export function withdrawNotice(): void {
  document.querySelector('#island-failure p')?.replaceChildren();
}

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
