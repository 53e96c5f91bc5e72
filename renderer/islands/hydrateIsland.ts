/** Hydrates every island called `name`, because other code needs it. For example, `notify.ts` needs the island `toasts`. */
export function hydrateIsland(name: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`x-island[data-name="${name}"]`)) {
    hydration.start?.(island);
  }
}

/** Removes the notice that code is slow or has failed (`renderer/document/hydration/capture.ts`). */
export function withdrawNotice(): void {
  document.querySelector('#island-failure p')?.replaceChildren();
}

/** @returns the control of an island's pending action (`renderer/document/hydration/capture.ts`), or undefined */
export function pendingControl(island: Element) {
  return hydration.pending.get(island)?.control;
}

/** Cancels an island's pending action, because the visitor did something else. */
export function cancelPendingAction(island: Element): void {
  const control = pendingControl(island);
  if (control) {
    hydration.pending.delete(island);
    hydration.release(control);
  }
}
