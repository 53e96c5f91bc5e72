/** Hydrates the islands of a name, because another part of the page needs them. */
export function hydrateIsland(name: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`x-island[data-name="${name}"]`)) {
    queue.start?.(island);
  }
}

/** Clears the notice that the code of a part of the page is slow or has failed (`renderer/document/hydration/capture.ts`). */
export function withdrawNotice(): void {
  document.querySelector('#island-failure p')?.replaceChildren();
}

/** @returns the control of the island's pending action (`renderer/document/hydration/capture.ts`); undefined where no action is pending */
export function pendingControl(island: Element) {
  return queue.pending.get(island)?.control;
}

/** Cancels the pending action of an island, because the visitor has changed their mind. */
export function cancelPendingAction(island: Element): void {
  const control = pendingControl(island);
  if (control) {
    queue.pending.delete(island);
    queue.release(control);
  }
}
