/** Hydrates the islands of a name, because another part of the page needs them. */
export function wakeIsland(name: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`x-island[data-name="${name}"]`)) {
    early.wake?.(island);
  }
}

/** Clears the notice that the code of a part of the page is slow or has failed (`renderer/document/hydration/hold.ts`). */
export function withdrawNotice(): void {
  document.querySelector('#island-failure p')?.replaceChildren();
}

/** @returns the control of the island's pending action (`renderer/document/hydration/hold.ts`); undefined where no action is pending */
export function heldControl(island: Element) {
  return early.intents.get(island)?.control;
}

/** Cancels the pending action of an island, because the visitor has changed their mind. */
export function dropHeldControl(island: Element): void {
  const control = heldControl(island);
  if (control) {
    early.intents.delete(island);
    early.release(control);
  }
}
